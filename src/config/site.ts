import type { Listing, PageType, PageTypeLimit } from './page-types/table.ts'

/** A language of the site. */
export interface LocaleSettings {
  /** BCP 47 language tag, for `lang`, `hreflang` and `Intl`; the language's name everywhere in the code. */
  readonly tag: string
  /** How addresses write it: `/de/…`. */
  readonly prefix: string
  /** Locale code in the Contentful space. */
  readonly contentful: string
  readonly dir: 'ltr' | 'rtl'
  /** The region whose dates, times and numbers it writes, as a BCP 47 tag of the same language; `tag` where it is not given. */
  readonly format?: string
  /** The language's name in the language itself. */
  readonly endonym: string
  /** The path segments of the listings and of the search, which is `search` where it is not given. */
  readonly segments: { readonly [L in Listing]: string } & { readonly search?: string }
}

/** Which languages have their prefix in addresses. */
export const LOCALE_PREFIXES = ['always', 'as-needed', 'never'] as const
export type LocalePrefix = (typeof LOCALE_PREFIXES)[number]

/** What a language does with an entry of which it has no word. */
export const UNTRANSLATED = ['show', 'hide', 'redirect', 'missing'] as const
export type Untranslated = (typeof UNTRANSLATED)[number]

/** What `app.config.ts` holds. */
export interface SiteSettings {
  readonly name: string
  /** A folder of `src/themes/`; `plain` where none is named. */
  readonly theme?: string
  readonly origin: string
  readonly timeZone: string
  readonly localePrefix: LocalePrefix
  readonly baseLocale: string
  readonly locales: readonly LocaleSettings[]
  readonly localeCookie: {
    readonly name: string
    readonly maxAgeDays: number
    readonly sameSite: 'lax' | 'strict' | 'none'
    readonly secure: boolean
    /** Shares the choice among subdomains. */
    readonly domain?: string
  }
  /** Of a page type that is not named, an entry is shown. */
  readonly untranslated: { readonly [T in PageType]?: Untranslated }
  readonly carousel: { readonly delayMs: number }
  readonly limits: {
    readonly listSection: number
    readonly sitemapAddresses: number
  } & { readonly [L in PageTypeLimit]: number }
}

type Site<S extends SiteSettings> = Omit<SiteSettings, 'locales' | 'baseLocale'> & Pick<S, 'locales' | 'baseLocale'>

/** Type the settings of a site, keeping its languages as literal types so that links know them. */
export function defineSite<const S extends SiteSettings>(settings: S & { readonly baseLocale: S['locales'][number]['tag'] }): Site<S> {
  return settings
}
