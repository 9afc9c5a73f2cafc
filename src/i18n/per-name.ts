/** Caches a function by name, such as a language tag or a time zone. Sites use few names, and `Intl` is slow. The cache never shrinks. */
export function perName<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>()
  return (name) => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}
