import Testing

/// Tests `--format sarif`.
struct SARIFTests {
    @Test func theWholeLog() throws {
        let sandbox = try Sandbox([
            "own/page.rambaspec": "name: page\ncode_files: [{name: View.swift, path: 'ü b#.mustache'}]\n",
            "own/ü b#.mustache": "// 👩‍👩‍👧é {{ prefx }}\n// {{ prefx }}\n",
        ])
        try sandbox.expect(
            "template", "lint", "own", "--format", "sarif",
            output: """
                {
                  "$schema" : "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
                  "runs" : [
                    {
                      "automationDetails" : {
                        "id" : "generamba-template-lint/"
                      },
                      "columnKind" : "unicodeCodePoints",
                      "invocations" : [
                        {
                          "executionSuccessful" : true,
                          "toolExecutionNotifications" : [

                          ]
                        }
                      ],
                      "results" : [
                        {
                          "level" : "error",
                          "locations" : [
                            {
                              "physicalLocation" : {
                                "artifactLocation" : {
                                  "uri" : "own/%C3%BC%20b%23.mustache",
                                  "uriBaseId" : "%SRCROOT%"
                                },
                                "region" : {
                                  "endColumn" : 19,
                                  "startColumn" : 14,
                                  "startLine" : 1
                                }
                              }
                            }
                          ],
                          "message" : {
                            "text" : "unknown name 'prefx'\\nhint: did you mean 'prefix'?"
                          },
                          "partialFingerprints" : {
                            "generamba/v1" : "62f9d9814914969c6d3f7952aa872b3878dff4cf8df3d28a75113828cbd65575:1"
                          },
                          "ruleId" : "template-lint/error"
                        },
                        {
                          "level" : "error",
                          "locations" : [
                            {
                              "physicalLocation" : {
                                "artifactLocation" : {
                                  "uri" : "own/%C3%BC%20b%23.mustache",
                                  "uriBaseId" : "%SRCROOT%"
                                },
                                "region" : {
                                  "endColumn" : 12,
                                  "startColumn" : 7,
                                  "startLine" : 2
                                }
                              }
                            }
                          ],
                          "message" : {
                            "text" : "unknown name 'prefx'\\nhint: did you mean 'prefix'?"
                          },
                          "partialFingerprints" : {
                            "generamba/v1" : "62f9d9814914969c6d3f7952aa872b3878dff4cf8df3d28a75113828cbd65575:2"
                          },
                          "ruleId" : "template-lint/error"
                        }
                      ],
                      "tool" : {
                        "driver" : {
                          "name" : "Generamba",
                          "rules" : [
                            {
                              "id" : "template-lint/error"
                            }
                          ],
                          "version" : "2.0.0"
                        }
                      }
                    }
                  ],
                  "version" : "2.1.0"
                }
                """,
            messages: """
                own/ü b#.mustache:1:10: error: unknown name 'prefx'
                 1 | // 👩‍👩‍👧é {{ prefx }}
                   |           ^^^^^
                  hint: did you mean 'prefix'?
                own/ü b#.mustache:2:7: error: unknown name 'prefx'
                 2 | // {{ prefx }}
                   |       ^^^^^
                  hint: did you mean 'prefix'?
                """, status: 1)
    }

    @Test func aFindingOfACheckIsRelatedToGeneratedCode() throws {
        let sandbox = try Sandbox([
            "own/page.rambaspec": "name: page\ncode_files: [{name: View.swift, path: view.mustache}]\n",
            "own/view.mustache": "{{! a comment }}\nlet view: {{ module_info.name }}Cache? = nil\n",
        ])
        let run = try sandbox.run(
            "template", "check", "own", "--format", "sarif", "--matrix", "one", "--swift-version", "6",
            "--compile-only")
        #expect(run.status == 1)
        #expect(
            run.output == """
                {
                  "$schema" : "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
                  "runs" : [
                    {
                      "automationDetails" : {
                        "id" : "generamba-template-check/"
                      },
                      "columnKind" : "unicodeCodePoints",
                      "invocations" : [
                        {
                          "executionSuccessful" : true,
                          "toolExecutionNotifications" : [

                          ]
                        }
                      ],
                      "results" : [
                        {
                          "level" : "error",
                          "locations" : [
                            {
                              "physicalLocation" : {
                                "artifactLocation" : {
                                  "uri" : "own/view.mustache",
                                  "uriBaseId" : "%SRCROOT%"
                                },
                                "region" : {
                                  "endColumn" : 33,
                                  "startColumn" : 11,
                                  "startLine" : 2
                                }
                              }
                            }
                          ],
                          "message" : {
                            "text" : "nothing declares 'ProfileCache'\\nin: Profile\\ngenerated: Sources/Shop/Profile/ProfileView.swift:1:11\\nhint: if your app declares it, put files with such declarations into DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'"
                          },
                          "partialFingerprints" : {
                            "generamba/v1" : "4cf941e81cf291515dfdb9868401bdd7b2598782ed7c1bf92423aa33aa17c3ba:1"
                          },
                          "relatedLocations" : [
                            {
                              "message" : {
                                "text" : "the generated code"
                              },
                              "physicalLocation" : {
                                "artifactLocation" : {
                                  "uri" : "Sources/Shop/Profile/ProfileView.swift"
                                },
                                "region" : {
                                  "endColumn" : 11,
                                  "startColumn" : 11,
                                  "startLine" : 1
                                }
                              }
                            }
                          ],
                          "ruleId" : "template-check/error"
                        }
                      ],
                      "tool" : {
                        "driver" : {
                          "name" : "Generamba",
                          "rules" : [
                            {
                              "id" : "template-check/error"
                            }
                          ],
                          "version" : "2.0.0"
                        }
                      }
                    }
                  ],
                  "version" : "2.1.0"
                }

                """)
    }

    @Test func whatHasNoPlaceIsANotification() throws {
        try Sandbox().expect(
            "template", "test", "nowhere", "--format", "sarif",
            output: """
                {
                  "$schema" : "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
                  "runs" : [
                    {
                      "automationDetails" : {
                        "id" : "generamba-template-test/"
                      },
                      "columnKind" : "unicodeCodePoints",
                      "invocations" : [
                        {
                          "executionSuccessful" : false,
                          "toolExecutionNotifications" : [
                            {
                              "associatedRule" : {
                                "id" : "template-test/error"
                              },
                              "level" : "error",
                              "message" : {
                                "text" : "no template 'nowhere'\\nhint: the built-in templates are cache_tracker, clean_swift, facade, flow, route, rviper_around, rviper_cell, rviper_container, rviper_controller, rviper_foundation, rviper_project, rviper_section_foundation, rviper_section_module, rviper_section_table, rviper_view, service, silver, silver_broadcast, silver_foundation, silver_root, swiftui_mvvm, swiftui_viper, swiftui_viper_project, swiftui_viper_service, viper_configurator, web_content"
                              }
                            }
                          ]
                        }
                      ],
                      "results" : [

                      ],
                      "tool" : {
                        "driver" : {
                          "name" : "Generamba",
                          "rules" : [
                            {
                              "id" : "template-test/error"
                            }
                          ],
                          "version" : "2.0.0"
                        }
                      }
                    }
                  ],
                  "version" : "2.1.0"
                }
                """,
            messages: """
                error: no template 'nowhere'
                  hint: the built-in templates are cache_tracker, clean_swift, facade, flow, route, rviper_around, rviper_cell, rviper_container, rviper_controller, rviper_foundation, rviper_project, rviper_section_foundation, rviper_section_module, rviper_section_table, rviper_view, service, silver, silver_broadcast, silver_foundation, silver_root, swiftui_mvvm, swiftui_viper, swiftui_viper_project, swiftui_viper_service, viper_configurator, web_content
                """, status: 1)
    }

    @Test func linesAboveDoNotChangeAFingerprint() throws {
        func fingerprints(_ text: String) throws -> [Substring] {
            let sandbox = try Sandbox([
                "own/page.rambaspec": "name: page\ncode_files: [{name: View.swift, path: view.mustache}]\n",
                "own/view.mustache": text,
            ])
            let run = try sandbox.run("template", "lint", "own", "--format", "sarif")
            return run.output.split(separator: "\n").filter { $0.contains("generamba/v1") }
        }
        let first = try fingerprints("{{ prefx }}\n{{ prefx }}\n")
        #expect(first.count == 2 && first[0] != first[1])
        #expect(try fingerprints("\n\n{{ prefx }}\n// {{ prefx }}\n") == first)
    }
}
