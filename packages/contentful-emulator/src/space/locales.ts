import { unknownLocale } from '../http/errors.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { ContentField, Locale } from './resources.ts'

/** The locale codes to look a value up under, in order of preference. The first is the requested locale. */
export type LocaleChain = readonly [string, ...string[]]

/** The locales of a space and their fallbacks. */
export class LocaleSet {
  readonly all: readonly Locale[]
  readonly defaultCode: string
  readonly #chains = new Map<string, LocaleChain>()

  constructor(all: readonly Locale[], defaultCode: string) {
    this.all = all
    this.defaultCode = defaultCode
    const byCode = new Map(all.map((locale) => [locale.code, locale]))
    for (const { code } of all) this.#chains.set(code, fallbackChain(code, byCode))
  }

  /** Returns the codes to try for a requested locale. Throws Contentful's error if the locale is unknown. */
  chain(code: string): LocaleChain {
    const chain = this.#chains.get(code)
    if (!chain) throw unknownLocale(code)
    return chain
  }

  /** Returns the codes to try for a field. A field that is not localized has a value only in the default locale. */
  chainOf(field: ContentField | undefined, chain: LocaleChain): LocaleChain {
    return field && !field.localized ? [this.defaultCode] : chain
  }
}

function fallbackChain(code: string, byCode: ReadonlyMap<string, Locale>): LocaleChain {
  const rest: string[] = []
  let next = byCode.get(code)?.fallbackCode
  // A file may contain a cycle of fallbacks, which Contentful would refuse to store.
  while (next !== undefined && next !== code && !rest.includes(next)) {
    rest.push(next)
    next = byCode.get(next)?.fallbackCode
  }
  return [code, ...rest]
}

/** Returns a value, with fallbacks. Only `undefined` falls back: a stored null counts as a value. */
export function valueIn(byLocale: JsonObject | undefined, chain: LocaleChain): Json | undefined {
  if (!byLocale) return undefined
  for (const code of chain) {
    const value = byLocale[code]
    if (value !== undefined && Object.hasOwn(byLocale, code)) return value
  }
  return undefined
}
