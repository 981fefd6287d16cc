// SPDX-License-Identifier: MIT

extension StoreError: CustomStringConvertible {
  /// What happened and what to do about it, in a sentence or two for the user of the program.
  public var description: String {
    switch self {
    case .locked(let path):
      """
      Another program is writing to \(path) and has not finished in time. Try again in a moment; \
      if that does not help, close the other program.
      """
    case .readOnly(let path):
      """
      \(path) cannot be written. Allow writing to the file and to its folder, or choose another one.
      """
    case .full(let path):
      """
      The disk is full: \(path) could not be written. Free some space and try again; everything \
      that was acknowledged is in the file.
      """
    case .corrupt(let path, let detail):
      """
      \(path) is damaged (\(detail)). `almanac restore BACKUP` puts a backup in its place and keeps \
      this file beside it. Without one, `sqlite3 '\(path)' .dump` prints what can still be read.
      """
    case .foreign(let path):
      """
      \(path) is not a database of Almanac. It was left as it is; choose another file.
      """
    case .newer(let path, let schema, let known):
      """
      \(path) was made by a newer Almanac (schema \(schema), this one knows \(known)). Update \
      Almanac; the file was left as it is.
      """
    case .unreachable(let path, let detail):
      """
      \(path) cannot be opened: \(detail). Check that its folder exists and that you may use it, \
      or choose another file.
      """
    case .gone(let path):
      """
      \(path) was removed, or replaced by another file, while it was open. Put it back; or end the \
      program that has it open, and put a backup in its place with: almanac restore BACKUP
      """
    case .inUse(let path):
      """
      \(path) is open in another program. End `almanac serve` and whatever else uses it, and try \
      again; nothing was changed.
      """
    case .resyncRequired:
      "The changes asked for belong to another database or are no longer kept. Read everything anew."
    case .calendarLocked(_, let name):
      """
      The calendar “\(name)” is locked: until it is unlocked, its events cannot be changed, nor can \
      it be deleted.
      """
    case .invalid(let field, let reason):
      "\(field) \(reason)."
    }
  }
}
