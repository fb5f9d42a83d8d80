extension CompletionShell {
    /// The script that the shell reads. It runs the program to find the candidates.
    var script: String {
        switch self {
        case .bash: Self.bashScript
        case .zsh: Self.zshScript
        case .fish: Self.fishScript
        }
    }

    /// Also works in bash 3.2, the version in macOS: the program itself appends the spaces.
    private static let bashScript = #"""
        # Completion of generamba for bash. Put this line into ~/.bashrc:
        #   eval "$(generamba completion bash)"

        _generamba() {
            local program="${1/#\~\//$HOME/}" line IFS=$' \t\n'
            # If the first word is an alias or another command, run 'generamba' from PATH instead.
            [[ ${program##*/} == generamba ]] && type -P -- "$program" > /dev/null || program=generamba
            COMPREPLY=()
            while IFS= read -r line; do
                COMPREPLY+=("$line")
            done < <("$program" __complete bash "${COMP_LINE:0:COMP_POINT}" "$2" 2> /dev/null)
        }

        complete -o nospace -F _generamba generamba

        """#

    private static let zshScript = #"""
        #compdef generamba
        # Completion of generamba for zsh. Put this line into ~/.zshrc, below the one with 'compinit':
        #   eval "$(generamba completion zsh)"

        _generamba() {
            local program=${(Q)words[1]/#\~\//$HOME/} line
            local -a lines whole open
            # If the first word is an alias or another command, run 'generamba' from PATH instead.
            [[ ${program:t} == generamba ]] && whence -p -- $program > /dev/null || program=generamba
            lines=("${(@f)$($program __complete zsh "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2> /dev/null)}")
            [[ -z $lines[1] ]] || compset -P ${lines[1][1,-2]} "*${(b)lines[1][-1]}"
            for line in "${(@)lines[2,-1]}"; do
                if [[ $line == 1* ]]; then whole+=("${line[2,-1]}"); else open+=("${line[2,-1]}"); fi
            done
            _describe -t arguments argument whole -- open -S ''
        }

        if [[ $funcstack[1] == _generamba ]]; then
            _generamba "$@"
        elif (( $+functions[compdef] )); then
            compdef _generamba generamba
        fi

        """#

    private static let fishScript = #"""
        # Completion of generamba for fish. Put this line into ~/.config/fish/config.fish:
        #   generamba completion fish | source

        function __generamba_candidates
            set -l words (commandline -opc)
            set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
            # If the first word is an alias or another command, run 'generamba' from PATH instead.
            string match -qr '(^|/)generamba$' -- $program; and command -q -- $program; or set program generamba
            command -q -- $program; or return
            set -l current (commandline -ct)
            command $program __complete fish "$current" $words[2..-1] 2>/dev/null
        end

        complete -c generamba -f -a '(__generamba_candidates)'

        """#
}
