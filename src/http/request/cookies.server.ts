/** Give the values that a `Cookie` header has for a name: a browser may send several, of different paths. */
export function cookieValues(cookies: string | null | undefined, name: string): readonly string[] {
  const start = `${name}=`
  if (!cookies?.includes(start)) return []
  const pairs = cookies.split(';').map((pair) => pair.trim())
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length))
}
