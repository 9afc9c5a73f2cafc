import type { Listing, OwnListing, PageType, PageTypeLimit } from './page-types/table.ts'

/** A language of the site. */
export interface LocaleSettings {
  /** BCP 47 language tag, for `lang`, `hreflang` and `Intl`. Identifies the language in the code. */
  readonly tag: string
  /** Path prefix of the language, such as `de` in `/de/…`. */
  readonly prefix: string
  /** Locale code in the Contentful space. */
  readonly contentful: string
  readonly dir: 'ltr' | 'rtl'
  /** Region for dates, times and numbers, as a BCP 47 tag of the same language. Default: `tag`. */
  readonly format?: string
  /** The language's name in the language itself. */
  readonly endonym: string
  /** Tag of the language that it is a variant of, such as `de` for Easy German (`de-simple`) or German Sign Language (`de-x-sign`). */
  readonly variantOf?: string
  /** BCP 47 tag of the sign language of a variant's videos, such as `gsg`. The texts beside them are in the language of `tag`. */
  readonly signLanguage?: string
  /** Text that a machine translated: all (`true`), or fields of content types (`story.body`). Pages say so until an entry is marked as reviewed. */
  readonly machineTranslated?: true | readonly string[]
  /** Path segments of the listings and of the search. Default for the search and for listings of `site/page-types`: their names. */
  readonly segments: { readonly [L in Exclude<Listing, OwnListing>]: string } & { readonly [L in OwnListing]?: string } & { readonly search?: string }
}

/** Which languages have a prefix in their paths. */
export const LOCALE_PREFIXES = ['always', 'as-needed', 'never'] as const
export type LocalePrefix = (typeof LOCALE_PREFIXES)[number]

/** How a language handles an entry without any translated text. */
export const UNTRANSLATED = ['show', 'hide', 'redirect', 'missing'] as const
export type Untranslated = (typeof UNTRANSLATED)[number]

/** How Contentful publishes the content: all languages of an entry together, or each on its own. */
export const PUBLISHING = ['entry', 'locale'] as const

/** A setting of `limits`. */
export type Limit = 'listSection' | 'sitemapAddresses' | PageTypeLimit

/** One of several sites. Settings that it leaves out are those of `app.config.ts` itself. */
export interface SiteOfSeveral extends Partial<Pick<SiteSettings, 'name' | 'theme' | 'timeZone' | 'localePrefix'>> {
  /** Names the site in `SITE_ORIGIN`, caches and messages. */
  readonly id: string
  readonly origin: string
  /** Further hosts of `origin`, with the port if it is not the default one. */
  readonly hosts?: readonly string[]
  /** Tags of its languages. Default: all. */
  readonly languages?: readonly string[]
  /** Default: `baseLocale` of `app.config.ts`, or else the first of its languages. */
  readonly baseLocale?: string
  /** Origins of languages on separate hosts, by tag. The only language of a host has no prefix. */
  readonly origins?: Readonly<Record<string, string>>
  /** Id of the entry with its settings: name, menus, home page. Default: the first such entry of the space. */
  readonly settings?: string
  /** Id of its home page. Default: the home page in its settings entry. */
  readonly home?: string
  /** Entries with pages that belong to it: those with a tag, with a concept or a narrower one, or those that no site claims. Default: all. */
  readonly entries?: { readonly tag?: string; readonly concept?: string; readonly unclaimed?: boolean }
  /** Whether it also answers requests for unknown hosts. Default: they get 421. */
  readonly unknownHosts?: boolean
}

/** Settings in `app.config.ts`. */
export interface SiteSettings {
  readonly name: string
  /** Folder in `src/themes/`. Default: `plain`. */
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
    /** Domain of the cookie, to share the choice of language among subdomains. */
    readonly domain?: string
  }
  /** Default: `entry`. */
  readonly publishing?: (typeof PUBLISHING)[number]
  /** Default for each page type: `show`. */
  readonly untranslated: { readonly [T in PageType]?: Untranslated }
  readonly carousel: { readonly delayMs: number }
  /** Defaults: those of `limits.ts`. */
  readonly limits?: { readonly [L in Limit]?: number }
  /** Several sites of one space, each on its own hosts (docs/several-sites.md). Default: one site, on any host. */
  readonly sites?: readonly SiteOfSeveral[]
}

type Site<S extends SiteSettings> = Omit<SiteSettings, 'locales' | 'baseLocale'> & Pick<S, 'locales' | 'baseLocale'>

/** Returns the settings of a site unchanged. Infers the language tags as literal types, which links require. */
export function defineSite<const S extends SiteSettings>(settings: S & { readonly baseLocale: S['locales'][number]['tag'] }): Site<S> {
  return settings
}
