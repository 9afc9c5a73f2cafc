/** Index of the entries of a type by their name in each locale. */
export interface NameRegister {
  /** Replaces the names of an entry by locale. An empty record removes the entry. */
  set(id: string, byLocale: Readonly<Record<string, unknown>>): void
  /**
   * Returns the ids of the entries with a name in a locale. If there are none, returns entries with this name in another locale that may fall back to
   * it. Without a locale, all locales count.
   */
  find(name: string, locale: string | undefined): readonly string[]
}

/** Creates an empty index. */
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
