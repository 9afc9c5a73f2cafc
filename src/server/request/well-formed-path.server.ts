/** Returns whether a path can be decoded: its percent escapes are valid UTF-8, and none encodes a control character. */
export function isWellFormedPath(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(path.includes('%') ? decodeURIComponent(path) : path)
  } catch {
    return false
  }
}
