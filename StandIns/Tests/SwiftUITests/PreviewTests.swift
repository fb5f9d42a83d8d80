import SwiftUI

// They compile; nothing is there to run.

#Preview {
    Text("First")
}

#Preview("Second", traits: .landscapeLeft, .sizeThatFitsLayout) {
    let title = "Second"
    VStack {
        Text(title)
    }
}

struct Text_Previews: PreviewProvider {
    static var previews: some View {
        Text("Third").previewDisplayName("Third")
    }
}
