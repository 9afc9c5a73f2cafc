/** Work something out once for each name, such as a language tag or a time zone: a site has few, and to ask about each takes long. */
export function perName<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>()
  return (name) => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}
