# Measures cookiecutter and copier, which make the same files from templates with one parameter: the module's name.
# Expects what gen.sh expects.
# shellcheck shell=bash

measure_peers() {
    python3 -m venv "$folder/peers"
    "$folder/peers/bin/pip" install --quiet --disable-pip-version-check cookiecutter copier
    local file made tool times
    for tool in cookiecutter copier; do
        mkdir -p "$folder/$tool-template"
        while read -r file; do
            made="$folder/$tool-template/$([ $tool = copier ] || echo '{{cookiecutter.folder}}/')$file"
            made="$(sed "s/Profile/$([ $tool = copier ] && echo '{{ name }}' || echo '{{cookiecutter.name}}')/g" <<< "$made")"
            mkdir -p "$(dirname "$made")"
            sed "s/Profile/$([ $tool = copier ] && echo '{{ name }}' || echo '{{cookiecutter.name}}')/g" \
                "$folder/$file" > "$made$([ $tool = copier ] && echo .jinja)"
        done < <(cd "$folder" && find Sources/Shop/Profile Tests/ShopTests/Profile -type f)
    done
    echo '{"name": "Profile", "folder": "made"}' > "$folder/cookiecutter-template/cookiecutter.json"
    echo 'name: {type: str, default: Profile}' > "$folder/copier-template/copier.yml"
    mkdir "$folder/peers-made"
    cd "$folder/peers-made"
    times="$(measure 10 made copied \
        -- "$folder/peers/bin/cookiecutter" --no-input "$folder/cookiecutter-template" \
        -- "$folder/peers/bin/copier" copy --quiet --defaults "$folder/copier-template" copied)"
    # Both make the same files. Those of the first one have been removed before the other one ran.
    "$folder/peers/bin/cookiecutter" --no-input "$folder/cookiecutter-template" > /dev/null
    for made in made copied; do
        diff -r "$made/Sources/Shop/Profile" "$folder/Sources/Shop/Profile"
        diff -r "$made/Tests/ShopTests/Profile" "$folder/Tests/ShopTests/Profile"
    done
    row "cookiecutter" "$(line 1 "$times")" "C, plain writes" "$plain" 0
    row "copier" "$(line 2 "$times")" "C, plain writes" "$plain" 0
    cd "$folder"
}
