/** A language of the site. */
export interface LocaleSettings {
  /** First segment of every path in this language: `/de/…`. */
  readonly prefix: string
  /** BCP 47 language tag, for `lang`, `hreflang` and `Intl`. */
  readonly tag: string
  /** Locale code in the Contentful space. */
  readonly contentful: string
  readonly dir: 'ltr' | 'rtl'
  /** The language's name in the language itself. */
  readonly endonym: string
}

/** The typed listings whose path segment is translated. */
export const SEGMENTS = ['stories', 'events', 'topics', 'people'] as const
export type Segment = (typeof SEGMENTS)[number]

/** What `app.config.ts` holds. */
export interface SiteSettings {
  readonly name: string
  readonly origin: string
  readonly timeZone: string
  readonly baseLocale: string
  readonly locales: readonly LocaleSettings[]
  readonly segments: { readonly [S in Segment]: { readonly [locale: string]: string } }
  readonly localeCookie: { readonly name: string; readonly maxAgeDays: number }
  readonly carousel: { readonly delayMs: number }
  readonly limits: {
    readonly storiesPerPage: number
    readonly pastEventsShown: number
    readonly relatedStories: number
    readonly listSection: number
  }
}

/** Type the settings of a site, keeping its locales as literal types so that links know them. */
export function defineSite<const S extends SiteSettings>(
  settings: S & {
    readonly baseLocale: S['locales'][number]['prefix']
    readonly segments: { readonly [K in Segment]: { readonly [L in S['locales'][number]['prefix']]: string } }
  },
): S {
  return settings
}
