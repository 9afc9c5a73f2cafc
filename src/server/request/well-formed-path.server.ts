/** Tell whether a path can be decoded: its percent escapes are whole UTF-8, and none stands for a control character. */
export function isWellFormedPath(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(path.includes('%') ? decodeURIComponent(path) : path)
  } catch {
    return false
  }
}
