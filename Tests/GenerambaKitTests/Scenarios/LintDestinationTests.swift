import Testing

/// Tests `template lint` with destinations.
@Suite struct LintDestinationTests {
    @Test("a file where another one needs a folder") func aFileWhereAnotherOneNeedsAFolder() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: worker, type: bool}
            code_files:
            - {name: x, path: a.swift, custom_name: a}
            - {name: a/b.swift, path: a.swift}
            - {name: A/c.swift, path: a.swift}
            - {name: c/d.swift, path: a.swift, when: worker}
            - {name: x, path: a.swift, custom_name: c, when: worker == false}
            - {name: a}
            test_files:
            - {name: a/b.swift, path: a.swift}

            """,
            "a.swift": "",
        ]).expect(
            output: "page: 3 errors",
            messages: """
                own/page/page.rambaspec:6:10: error: 'a/b.swift' cannot be written because 'a' is to be a file, not a folder
                 6 | - {name: a/b.swift, path: a.swift}
                   |          ^^^^^^^^^
                  hint: line 5 makes it: give the file or the folder another name
                own/page/page.rambaspec:7:10: error: 'A/c.swift' cannot be written because 'a' is to be a file, not a folder
                 7 | - {name: A/c.swift, path: a.swift}
                   |          ^^^^^^^^^
                  hint: line 5 makes it: give the file or the folder another name
                own/page/page.rambaspec:10:10: error: 'a' is made twice
                 10 | - {name: a}
                    |          ^
                  hint: line 5 makes it, too: give each file a name of its own
                """,
            status: 1)
    }

    @Test("one file name in two folders") func oneFileNameInTwoFolders() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters: [{name: worker, type: bool}]
            code_files:
            - {name: Catalog/Cell.swift, path: a.swift}
            - {name: Cart/Cell.swift, path: a.swift}
            - {name: A/Row.swift, path: a.swift, when: worker}
            - {name: B/Row.swift, path: a.swift, when: worker == false}
            - {name: A/Text.json, path: a.swift}
            - {name: B/Text.json, path: a.swift}
            test_files:
            - {name: Cell.swift, path: a.swift}

            """,
            "a.swift": "",
        ]).expect(
            output: "page: 1 error",
            messages: """
                own/page/page.rambaspec:5:10: error: 'Cart/Cell.swift' has the same file name as 'Catalog/Cell.swift': Swift \
                allows a file name only once in a target
                 5 | - {name: Cart/Cell.swift, path: a.swift}
                   |          ^^^^^^^^^^^^^^^
                  hint: give each file a name of its own
                """, status: 1)
    }

    @Test("destinations are compared as what they lead to")
    func destinationsAreComparedByWhereTheyLead() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            code_files:
            - {name: ../S.swift, path: a.swift, custom_name: S.swift}
            - {name: a/../../S.swift, path: a.swift, custom_name: S.swift}
            - {name: "../{{ module_info.name }}/./View.swift", path: a.swift}
            - {name: View.swift, path: a.swift}

            """,
            "a.swift": "",
        ]).expect(
            output: "page: 2 errors",
            messages: """
                own/page/page.rambaspec:4:55: error: 'S.swift' is made twice
                 4 | - {name: a/../../S.swift, path: a.swift, custom_name: S.swift}
                   |                                                       ^^^^^^^
                  hint: line 3 makes it, too: give each file a name of its own
                own/page/page.rambaspec:6:10: error: 'View.swift' is made twice
                 6 | - {name: View.swift, path: a.swift}
                   |          ^^^^^^^^^^
                  hint: line 5 makes it, too: give each file a name of its own
                """,
            status: 1)
    }

    @Test("destinations that lead out of the project") func destinationsThatLeadOutOfTheProject() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            code_files:
            - {name: ../../../Shared.swift, path: a.swift}
            - {name: ../../../../Shared.swift, path: a.swift}
            - {name: ../../../..}
            - {name: View.swift, path: a.swift, custom_name: a/../../../../../S.swift}

            """,
            "a.swift": "",
        ]).expect(
            output: "page: 4 warnings",
            messages: """
                own/page/page.rambaspec:3:10: warning: the destination '../../../Shared.swift' is outside of the target's folder
                 3 | - {name: ../../../Shared.swift, path: a.swift}
                   |          ^^^^^^^^^^^^^^^^^^^^^
                  hint: 'gen' makes it only if the user agrees; use fewer '..'
                own/page/page.rambaspec:4:10: warning: the destination '../../../../Shared.swift' leaves its folder through '..'
                 4 | - {name: ../../../../Shared.swift, path: a.swift}
                   |          ^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: '../../..' leads from 'Sources/TARGET/NAME' to the Rambafile's folder
                own/page/page.rambaspec:5:10: warning: the destination '../../../..' leaves its folder through '..'
                 5 | - {name: ../../../..}
                   |          ^^^^^^^^^^^
                  hint: '../../..' leads from 'Sources/TARGET/NAME' to the Rambafile's folder
                own/page/page.rambaspec:6:50: warning: the destination 'a/../../../../../S.swift' leaves its folder through '..'
                 6 | - {name: View.swift, path: a.swift, custom_name: a/../../../../../S.swift}
                   |                                                  ^^^^^^^^^^^^^^^^^^^^^^^^
                  hint: '../../..' leads from 'Sources/TARGET/NAME' to the Rambafile's folder
                """)
    }

    @Test("folders that differ in letter case alone") func foldersThatDifferInLetterCaseAlone() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: worker, type: bool}
            - {name: scenes, type: list}
            code_files:
            - {name: View/A.swift, path: a.swift}
            - {name: view/B.swift, path: a.swift}
            - {name: view/C.swift, path: a.swift}
            - {name: Sub/Model/D.swift, path: a.swift, when: worker}
            - {name: Sub/model/D.swift, path: a.swift, when: worker == false}
            - {name: "{{ item }}/E.swift", path: a.swift, for_each: scenes}
            - {name: Example/F.swift, path: a.swift}

            """,
            "a.swift": "",
        ]).expect(
            output: "page: 2 warnings",
            messages: """
                own/page/page.rambaspec:7:10: warning: 'view' and 'View' are the same folder on some disks
                 7 | - {name: view/B.swift, path: a.swift}
                   |          ^^^^^^^^^^^^
                  hint: line 6 has 'View': write both the same way
                own/page/page.rambaspec:8:10: warning: 'view' and 'View' are the same folder on some disks
                 8 | - {name: view/C.swift, path: a.swift}
                   |          ^^^^^^^^^^^^
                  hint: line 6 has 'View': write both the same way
                """)
    }

    @Test("entries with the same condition, with different ones and with none")
    func entriesWithConditions() throws {
        try LintedPage([
            "page.rambaspec": """
            name: page
            parameters:
            - {name: count, type: int, default: 1}
            - {name: worker, type: bool}
            code_files:
            - {name: A.swift, path: a.swift, when: count < 2}
            - {name: A.swift, path: a.swift, when: count >= 2}
            - {name: B.swift, path: a.swift, when: worker}
            - {name: B.swift, path: a.swift, when: worker}
            - {name: C.swift, path: a.swift, when: worker}
            - {name: C.swift, path: a.swift}

            """,
            "a.swift": "",
        ]).expect(
            output: "page: 2 errors",
            messages: """
                own/page/page.rambaspec:9:10: error: 'B.swift' is made twice
                 9 | - {name: B.swift, path: a.swift, when: worker}
                   |          ^^^^^^^
                  hint: line 8 makes it, too: give each file a name of its own
                own/page/page.rambaspec:11:10: error: 'C.swift' is made twice
                 11 | - {name: C.swift, path: a.swift}
                    |          ^^^^^^^
                  hint: line 10 makes it, too: give each file a name of its own
                """,
            status: 1)
    }
}
