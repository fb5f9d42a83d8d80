#!/usr/bin/env bash
# In Ruby's Liquid 5.4.0 without Rails, nothing equals 'blank', not even an empty string or a missing value: the comparison
# asks the value whether it is blank, and only ActiveSupport teaches values to answer. No error and no warning tells of it,
# and 'empty' works. In python-liquid 2.0.1, an empty string equals 'blank', but a missing value does not. So a template takes
# another branch in each.
#
# Needs python3 with venv and, for Ruby's Liquid, ruby, apt-get and dpkg (Debian 12). Exits 0 if both behave as described.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
template="{% if '' == blank %}blank{% endif %},{% if none == blank %}blank{% endif %},{% if '' == empty %}empty{% endif %}"

python3 -m venv python
python/bin/pip install --quiet python-liquid==2.0.1
cat > render.py << 'PYTHON'
import sys
from liquid import Environment

print(Environment().from_string(sys.argv[1]).render())
PYTHON
python="$(python/bin/python render.py "$template")"

[ "$(uname)" = Linux ] || { echo "error: Ruby's Liquid comes from a Debian package" >&2 && exit 2; }
apt-get download ruby-liquid=5.4.0-3 > download.log 2>&1
dpkg -x ruby-liquid_5.4.0-3_all.deb ruby
cat > render.rb << 'RUBY'
require "liquid"

puts Liquid::Template.parse(ARGV[0], error_mode: :strict).render!({})
RUBY
ruby="$(ruby -I ruby/usr/share/rubygems-integration/all/gems/liquid-5.4.0/lib render.rb "$template")"

echo "python-liquid 2.0.1: $python"
echo "Ruby's Liquid 5.4.0: $ruby"
[ "$python" = "blank,,empty" ] && [ "$ruby" = ",,empty" ]
