import { defineSite } from './src/config/site.ts'

/**
 * The settings of this site: the one file a new owner edits.
 *
 * Checked at build and at start (`src/config/check-site.server.ts`); a wrong value stops both with a sentence that names it.
 */
export default defineSite({
  /** Shown where the content cannot be read; everything else takes the name from the content. */
  name: 'Meridian',
  /** How the site looks: the name of a folder in `src/themes/`. */
  theme: 'meridian',
  /** Where visitors reach the site; canonical and hreflang addresses begin with it. */
  origin: 'http://localhost:3000',
  /** All dates and times are shown in this zone, on the server and in every browser alike. */
  timeZone: 'Europe/Berlin',
  /** Which languages have their prefix in addresses: `always` all, `as-needed` all but the base, `never` none (see docs/i18n.md for what that costs). */
  localePrefix: 'always',
  /** For visitors who ask for no language of the site, and for crawlers. */
  baseLocale: 'en',
  /**
   * `tag` is the BCP 47 tag and names `messages/<tag>.json`, `prefix` is how addresses write it, `contentful` the locale
   * code of the space; `segments` are the path segments of the typed listings. `format` names the region whose dates and
   * numbers a language writes, where its tag alone says another: `en` writes as in the United States.
   */
  locales: [
    {
      tag: 'en',
      prefix: 'en',
      contentful: 'en',
      dir: 'ltr',
      format: 'en-GB',
      endonym: 'English',
      segments: { stories: 'stories', events: 'events', topics: 'topics', people: 'people', search: 'search' },
    },
    {
      tag: 'de',
      prefix: 'de',
      contentful: 'de',
      dir: 'ltr',
      endonym: 'Deutsch',
      segments: { stories: 'geschichten', events: 'veranstaltungen', topics: 'themen', people: 'menschen', search: 'suche' },
    },
    {
      tag: 'fr',
      prefix: 'fr',
      contentful: 'fr',
      dir: 'ltr',
      endonym: 'Français',
      segments: { stories: 'recits', events: 'agenda', topics: 'themes', people: 'personnes', search: 'recherche' },
    },
    {
      tag: 'ar',
      prefix: 'ar',
      contentful: 'ar',
      dir: 'rtl',
      endonym: 'العربية',
      segments: { stories: 'قصص', events: 'فعاليات', topics: 'مواضيع', people: 'أشخاص', search: 'بحث' },
    },
    {
      tag: 'ja',
      prefix: 'ja',
      contentful: 'ja',
      dir: 'ltr',
      endonym: '日本語',
      segments: { stories: '読みもの', events: '催し', topics: 'テーマ', people: '人びと', search: '検索' },
    },
  ],
  /** Remembers the language a visitor chose; read only where an address has no language. */
  localeCookie: { name: 'locale', maxAgeDays: 365, sameSite: 'lax', secure: false },
  /**
   * What a language does with an entry of which it has no word: `show` it in its fallback language with a notice, `hide` it
   * from lists and links, `redirect` to the base language, or let it be `missing` (404).
   */
  untranslated: { page: 'show', story: 'show', event: 'show', topic: 'show', person: 'show' },
  carousel: { delayMs: 4000 },
  limits: {
    storiesPerPage: 9,
    eventsPerPage: 24,
    peoplePerPage: 48,
    pastEventsShown: 12,
    relatedStories: 3,
    listSection: 6,
    /** Addresses in one sitemap file; with more, /sitemap.xml becomes an index. The protocol allows 50,000. */
    sitemapAddresses: 10_000,
  },
})
