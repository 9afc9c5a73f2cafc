/** Tell whether a path can be read: its escapes are whole, and no control character is among what they say. */
export function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(path.includes('%') ? decodeURIComponent(path) : path)
  } catch {
    return false
  }
}
