/// Words with which the names of functions begin.
enum Verbs {
    /// Verbs, also those that are nouns as well.
    static let all = Set(
        """
        abort accept access acknowledge acquire activate adapt add adjust advance alert align allow \
        analyze animate announce answer append apply approve archive arrange ask assemble assert \
        assign attach attempt authenticate authorize await back backup bake ban begin bind block blur \
        book bookmark bounce break bring broadcast browse buffer build bump buy cache calculate call \
        cancel capture cast change charge check choose clean clear click clone close collapse collect \
        combine come commit compare complete compose compress compute confirm connect consume contact \
        contain continue convert copy correct count cover create crop cut deactivate debit decide \
        decline decode decrease decrement decrypt defer define delete deliver deny deselect destroy \
        detach detect determine dial did diff disable discard disconnect dismiss dispatch display \
        dispose distribute do download draft drag draw drop dump duplicate edit embed emit empty \
        enable encode encrypt end enqueue enter erase estimate evaluate examine exchange exclude \
        execute exit express expand expect expire explain export expose extend extract fail favorite \
        fetch fill filter finalize find finish fire fit fix flag flash flip flush focus fold follow \
        force forget format forward free freeze gather generate get give go grant group guess halt \
        handle hang has hide highlight hold identify ignore import improve include increase increment \
        indicate inform init initialize inject insert inspect install interrupt introduce invalidate \
        invite invoke is join jump keep kick launch lay leave let lift like limit link list listen \
        load localize locate lock log login logout look loop lower mail make manage map mark match \
        measure merge migrate minimize mirror modify monitor mount move mute navigate notify observe \
        obtain offer open order organize overwrite pack paginate paint parse pass paste pause pay peek \
        perform persist pick pin ping place play poll pop populate post prefetch prepare present \
        preserve preview print proceed process produce prompt propagate propose protect provide \
        publish pull purchase purge push put query queue quit raise rate reach react read rebuild \
        receive recommend reconnect record recover redirect redo reduce refer refine reflect refresh \
        refund refuse register reject release reload remember remind remove rename render renew \
        reorder repair repeat replace reply report repost request require rescan reserve reset resize \
        resolve respond restart restore resume retain retrieve retry return reveal reverse revert \
        review revoke rewind rotate round route run sample save scale scan schedule score scroll seal \
        search seek select send separate serve set setup shake share shift shorten should show shrink \
        shuffle shut sign simulate skip sleep slide snap solve sort spawn speak spin split stage start \
        stop store stream strip style submit subscribe subtract suggest summarize supply support \
        suspend swap swipe switch sync synchronize tab tag take tap teach tell terminate test throw \
        toggle touch trace track train transfer transform transition translate travel trigger trim try \
        tune turn type unblock undo unfold unfollow uninstall unlike unlink unload unlock unmute unpin \
        unregister unselect unsubscribe unwrap update upgrade upload use validate vary verify view \
        visit vote wait wake walk want warn was watch will wipe withdraw work wrap write zip zoom
        """.split(separator: " ").map(String.init))

    /// Words that say what happens to something that is named before them.
    static let after: Set = [
        "Did", "Will", "Should", "Was", "Tapped", "Pressed", "Clicked", "Finished", "Failed", "Succeeded",
        "Completed", "Happened",
    ]

    /// Past forms that do not end with `ed`.
    static let past: Set = [
        "began", "begun", "bought", "brought", "chose", "chosen", "drawn", "drew", "gave", "given", "got",
        "hid",
        "hidden", "kept", "left", "made", "paid", "sent", "shown", "sold", "stood", "taken", "took",
        "written",
        "wrote",
    ]

    /// Words that are no verbs in the names of functions.
    static let nouns = Set(
        """
        account action actions address alertcontroller all amount animation any app array article \
        avatar bar button buttons cart category cell cells color colors comment comments completion \
        config configuration content contents controller conversation count current customer data date \
        delegate detail details dialog document email entity entry error errors event events failure \
        feed field fields file first flow folder footer form friend friends header height history icon \
        id identifier image images index indicator info input item items key keyboard label last \
        layout list loader location menu message messages model models module name navigation new news \
        next notification number object objects old output page pages parameters password path \
        permission person photo photos picture popup position presenter previous price product \
        products profile progress quantity reason response result results row rows screen section \
        sections selection service session settings size snapshot source spinner state status story \
        string subtitle success table target text texts theme thumbnail time title token total \
        tutorial url user users value values version video viewcontroller viewmodel warning width \
        window
        """.split(separator: " ").map(String.init)
    ).subtracting(["count"])
}
