import type { SpaceLocaleInfo } from 'content-mapping/space-model.ts'

/** The locale of a space that is a variant of another locale: easy language or sign language. */
export interface VariantLocale {
  readonly kind: 'simple' | 'sign'
  /** The locale that it is a variant of. */
  readonly standard: SpaceLocaleInfo
  /** BCP 47 tag of the sign language. */
  readonly signLanguage: string | undefined
}

/** Subtags and names by which spaces mark easy language and sign language, in languages with a common term. */
const SIMPLE =
  /\b(?:simple|easy|easyread|plain|leicht|leichte|ls|falc|facile à lire|lectura fácil|leitura fácil|facile da leggere|selko|selkokieli|lättläst|lettlest)\b/i
const SIGN = /\b(?:sgn|sign|dgs|lsf|gebärdensprache|langue des signes|lengua de signos|língua gestual|lingua dei segni|teckenspråk|tegnspråk|tegnsprog)\b/i

/**
 * Finds the locales of a space that are variants, by their codes and names: `de-simple`, `de-sign`, `gsg`, or "Leichte Sprache".
 * Returns them by code.
 *
 * A variant needs another locale of the same language. The base language is never a variant.
 */
export function variantsOf(locales: readonly SpaceLocaleInfo[], base: SpaceLocaleInfo): ReadonlyMap<string, VariantLocale> {
  const signLanguages = new Map(locales.map(({ code }) => [code, signLanguageOf(code)]))
  const ofRegions = new Set(signLanguages.values())
  const kinds = new Map(locales.map((locale) => [locale.code, locale === base ? undefined : kindOf(locale, ofRegions)]))
  const variants = new Map<string, VariantLocale>()
  const known = new Set<string>()
  for (const { code, fallbackCode } of locales) {
    const kind = kinds.get(code)
    if (!kind) continue
    const [language] = subtagsOf(code)
    const related = locales.filter((each) => !kinds.get(each.code) && [subtagsOf(each.code)[0], signLanguages.get(each.code)].includes(language))
    const standard = related.find((each) => each.code === fallbackCode) ?? related[0]
    // A second one has no tag that differs from the first, so it stays a language.
    const name = `${standard?.code} ${kind}`
    if (!standard || known.has(name)) continue
    known.add(name)
    variants.set(code, { kind, standard, signLanguage: kind === 'sign' ? signLanguages.get(standard.code) : undefined })
  }
  return variants
}

/** Returns the kind of a locale. `signLanguages` are those of all locales of the space. */
function kindOf({ code, name }: SpaceLocaleInfo, signLanguages: ReadonlySet<string | undefined>): VariantLocale['kind'] | undefined {
  const [language, ...others] = subtagsOf(code)
  const words = [...others, name].join(' ')
  if (SIGN.test(words) || signLanguages.has(language)) return 'sign'
  return SIMPLE.test(words) ? 'simple' : undefined
}

function subtagsOf(code: string): string[] {
  return code.toLowerCase().split(/[^a-z0-9]+/)
}

/** Returns the sign language of the region in which a language is mainly spoken: `gsg` for `de`, `ase` for `en-US`. */
function signLanguageOf(code: string): string | undefined {
  try {
    const { region } = new Intl.Locale(code.replaceAll('_', '-')).maximize()
    return region === undefined ? undefined : Intl.getCanonicalLocales(`sgn-${region}`)[0]
  } catch {
    return undefined
  }
}
