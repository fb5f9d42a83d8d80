import Testing

@testable import Mutation

@Suite struct OrderTests {
    @Test("neighboring calls and assignments change places") func neighborsChangePlaces() {
        let found = changes(
            .swapStatements,
            """
            func f() {
              let a = g()
              a.h()
              b = 1
              a.i()
              return
            }
            """)
        #expect(found == ["a.h() b = 1 → b = 1 a.h()", "b = 1 a.i() → a.i() b = 1"])
    }

    @Test("stores into two properties without observers stay in place")
    func independentStoresStayInPlace() {
        let found = changes(
            .swapStatements,
            """
            class A {
              var a = 0, b = 0
              @Wrapped var c = 0
              @Published var h = 0
              var d = 0 { didSet { g() } }
              var e: Int { a + b }
              func f(a: Int, x: X) {
                self.a = a
                b = x.y
                h = 1
                self.c = 1
                b = 2
                d = 3
                a = e
                b = 4
                a = b
              }
            }
            """)
        #expect(
            found == [
                "h = 1 self.c = 1 → self.c = 1 h = 1", "self.c = 1 b = 2 → b = 2 self.c = 1",
                "b = 2 d = 3 → d = 3 b = 2", "d = 3 a = e → a = e d = 3", "a = e b = 4 → b = 4 a = e",
                "b = 4 a = b → a = b b = 4",
            ])
    }

    @Test("tasks are cancelled in their order") func tasksAreCancelledInTheirOrder() {
        let found = changes(.swapStatements, "func f() {\n  a?.cancel()\n  self.b.cancel()\n  cancel()\n}")
        #expect(found == ["self.b.cancel() cancel() → cancel() self.b.cancel()"])
    }

    @Test("assignments to an object of another module stay in place unless they affect each other")
    func assignmentsToOtherObjectsStayInPlace() {
        let found = changes(
            .swapStatements,
            """
            class C: UITableView {}
            func f(x: UILabel, y: UIButton, c: C) {
              c.bounces = true
              x.text = "a"
              x.isHidden = true
              y.frame = z
              y.label = x
              x.text = "b"
            }
            """)
        #expect(
            found == [
                "x.isHidden = true y.frame = z → y.frame = z x.isHidden = true",
                "y.frame = z y.label = x → y.label = x y.frame = z",
                "y.label = x x.text = \"b\" → x.text = \"b\" y.label = x",
            ])
    }

    @Test("what only takes effect on the screen stays in place") func appearanceStaysInPlace() {
        let found = changes(
            .swapStatements,
            """
            func f(table: UITableView, label: UILabel) {
              super.load()
              load()
              table.register(Cell.self)
              register(Cell.self)
              table.delegate = self
              table.dataSource = self
              label.numberOfLines = 0
              table.accessibilityIdentifier = "t"
              label.accessibilityIdentifier = "l"
              add(label)
              add(table)
            }
            """)
        #expect(found == ["add(label) add(table) → add(table) add(label)"])
    }

    @Test("changes of two views stay in place, since they are drawn together")
    func changesOfTwoViewsStayInPlace() {
        let found = changes(
            .swapStatements,
            """
            func f(x: UIActivityIndicatorView, y: UILabel, z: UIRefreshControl, s: UIStackView) {
              x.stopAnimating()
              y.isHidden = true
              z.endRefreshing()
              y.isHidden = z.isRefreshing
              s.addArrangedSubview(x)
              s.addArrangedSubview(y)
              x.startAnimating()
              output.load()
              y.isHidden = false
            }
            """)
        #expect(
            found == [
                "z.endRefreshing() y.isHidden = z.isRefreshing → y.isHidden = z.isRefreshing z.endRefreshing()",
                "s.addArrangedSubview(x) s.addArrangedSubview(y) → s.addArrangedSubview(y) s.addArrangedSubview(x)",
                "x.startAnimating() output.load() → output.load() x.startAnimating()",
                "output.load() y.isHidden = false → y.isHidden = false output.load()",
            ])
    }

    @Test("subviews change places") func subviewsChangePlaces() {
        let found = changes(.swapStatements, "let v = VStack {\n  Text(a)\n  Button(b)\n}")
        #expect(found == ["Text(a) Button(b) → Button(b) Text(a)"])
    }

    @Test("the other end of a list is taken") func theOtherEndIsTaken() {
        let found = changes(.swapEnds, "func f() {\n  a.first?.b()\n  a.lastIndex(of: b)\n  first.c()\n}")
        #expect(found == ["a.first?.b() → a.last?.b()", "a.lastIndex(of: b) → a.firstIndex(of: b)"])
    }
}
