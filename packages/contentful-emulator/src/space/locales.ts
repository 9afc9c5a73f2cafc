import { unknownLocale } from '../http/errors.ts'
import type { Json, JsonObject } from '../json/json.ts'
import type { ContentField, Locale } from './resources.ts'

/** The codes to look a value up under, best first. The first is the locale that was asked for. */
export type LocaleChain = readonly [string, ...string[]]

/** The locales of a space, and the order in which each falls back to others. */
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

  /** Tell which codes to try for a requested locale; refuses an unknown one in the service's words. */
  chain(code: string): LocaleChain {
    const chain = this.#chains.get(code)
    if (!chain) throw unknownLocale(code)
    return chain
  }

  /** Tell which codes to try for a field: one that is not localized only ever has its default-locale value. */
  chainOf(field: ContentField | undefined, chain: LocaleChain): LocaleChain {
    return field && !field.localized ? [this.defaultCode] : chain
  }
}

function fallbackChain(code: string, byCode: ReadonlyMap<string, Locale>): LocaleChain {
  const rest: string[] = []
  let next = byCode.get(code)?.fallbackCode
  // A file may hold a cycle of fallbacks; the real service refuses to store one.
  while (next !== undefined && next !== code && !rest.includes(next)) {
    rest.push(next)
    next = byCode.get(next)?.fallbackCode
  }
  return [code, ...rest]
}

/** Look up a value by fallback. A stored null is a value; only what was never set falls back. */
export function valueIn(byLocale: JsonObject | undefined, chain: LocaleChain): Json | undefined {
  if (!byLocale) return undefined
  for (const code of chain) {
    const value = byLocale[code]
    if (value !== undefined && Object.hasOwn(byLocale, code)) return value
  }
  return undefined
}
