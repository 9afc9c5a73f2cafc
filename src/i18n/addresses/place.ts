import type { Locale } from '../locales.ts'

/** A page of the site, named by its route and not by an address: `urls.ts` turns it into one. */
export type Place =
  | { readonly route: 'home' }
  /** `path`: the slugs of the page and its parents, joined by `/`. */
  | { readonly route: 'page'; readonly path: string }
  | { readonly route: 'stories'; readonly topic?: string; readonly page?: number }
  | { readonly route: 'story'; readonly slug: string }
  | { readonly route: 'events' }
  | { readonly route: 'event'; readonly slug: string }
  | { readonly route: 'topics' }
  | { readonly route: 'topic'; readonly slug: string }
  | { readonly route: 'people' }
  | { readonly route: 'person'; readonly slug: string; readonly page?: number }

/** Where a link leads: a place of this site in a language, or an address elsewhere. */
export type LinkTarget =
  | { readonly kind: 'place'; readonly locale: Locale; readonly place: Place; readonly hash?: string }
  | { readonly kind: 'url'; readonly href: string }
