enum URLListTexts {
  static let title = "URL List"
  static let empty = "Your url list is empty: {{none}}"
  static let table = "url_list"
}
