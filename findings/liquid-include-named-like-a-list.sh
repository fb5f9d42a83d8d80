#!/usr/bin/env bash
# Liquid's 'include' renders a file once for each item if a variable with the name of the file holds a list, although the
# tag names no variable. Ruby's Liquid 5.4.0 does so; python-liquid 2.0.1 renders the file once, with the whole list. So
# an 'assign' of a list can multiply, or stop multiplying, the output of a snippet that has the same name by chance.
#
# Needs python3 with venv and, for Ruby's Liquid, ruby, apt-get and dpkg (Debian 12). Exits 0 if both behave as described.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"

python3 -m venv python
python/bin/pip install --quiet python-liquid==2.0.1
cat > render.py << 'PYTHON'
from liquid import DictLoader, Environment

snippets = DictLoader({"rows": "[{{ rows | join: '+' }}]"})
print(Environment(loader=snippets).from_string("{% assign rows = 'a,b' | split: ',' %}{% include 'rows' %}").render())
PYTHON
python="$(python/bin/python render.py)"

[ "$(uname)" = Linux ] || { echo "error: Ruby's Liquid comes from a Debian package" >&2 && exit 2; }
apt-get download ruby-liquid=5.4.0-3 > download.log 2>&1
dpkg -x ruby-liquid_5.4.0-3_all.deb ruby
cat > render.rb << 'RUBY'
require "liquid"

class Snippets
  def read_template_file(_name) = "[{{ rows | join: '+' }}]"
end

page = Liquid::Template.parse("{% assign rows = 'a,b' | split: ',' %}{% include 'rows' %}")
puts page.render({}, registers: { file_system: Snippets.new })
RUBY
ruby="$(ruby -I ruby/usr/share/rubygems-integration/all/gems/liquid-5.4.0/lib render.rb)"

echo "python-liquid 2.0.1: $python"
echo "Ruby's Liquid 5.4.0: $ruby"
[ "$python" = "[a+b]" ] && [ "$ruby" = "[a][b]" ]
