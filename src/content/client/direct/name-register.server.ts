/** The entries of a type by a name that they have in each locale. */
export interface NameRegister {
  /** Note the names of an entry by locale, in place of those that it had; without any it is gone. */
  set(id: string, byLocale: Readonly<Record<string, unknown>>): void
  /** Give the entries with a name in a locale, or else those that have none there and this one in another, to which they may fall back. Without a locale: in any. */
  find(name: string, locale: string | undefined): readonly string[]
}

/** Start without an entry. */
export function nameRegister(): NameRegister {
  const names = new Map<string, Readonly<Record<string, unknown>>>()
  const holders = new Map<string, readonly string[]>()
  const all = (byLocale: Readonly<Record<string, unknown>> = {}) => new Set(Object.values(byLocale).filter((name) => typeof name === 'string'))
  return {
    set(id, byLocale) {
      for (const name of all(names.get(id))) {
        const others = (holders.get(name) ?? []).filter((each) => each !== id)
        if (others.length > 0) holders.set(name, others)
        else holders.delete(name)
      }
      names.delete(id)
      const now = all(byLocale)
      if (now.size > 0) names.set(id, byLocale)
      for (const name of now) holders.set(name, [...(holders.get(name) ?? []), id])
    },
    find(name, locale) {
      const ids = holders.get(name) ?? []
      if (locale === undefined) return ids
      const own = ids.filter((id) => names.get(id)?.[locale] === name)
      return own.length > 0 ? own : ids.filter((id) => names.get(id)?.[locale] === undefined)
    },
  }
}
