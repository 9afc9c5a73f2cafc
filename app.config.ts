import { defineSite } from './src/config/site.ts'

/**
 * The settings of this site: the one file that a new owner edits.
 *
 * They are validated at build and at start (`src/config/check-site.server.ts`). A wrong value stops both with a sentence that names
 * it.
 */
export default defineSite({
  /** Shown if the content cannot be read. Otherwise the content contains the name. */
  name: 'Meridian',
  /** Theme: the name of a folder in `src/themes/`. */
  theme: 'meridian',
  /** Public origin of the site. Canonical and hreflang addresses begin with it. */
  origin: 'http://localhost:3000',
  /** Time zone of all dates and times, on the server and in every browser. */
  timeZone: 'Europe/Berlin',
  /**
   * Which languages have a prefix in URLs: `always` all, `as-needed` all except the base language, `never` none (docs/i18n.md lists
   * the drawbacks).
   */
  localePrefix: 'always',
  /** Language for crawlers, and for visitors whose browser prefers no language of the site. */
  baseLocale: 'en',
  /**
   * `tag` is the BCP 47 tag and names `messages/<tag>.json`. `prefix` is the language in URLs, and `contentful` the locale code of
   * the space. `segments` are the path segments of the typed listings.
   *
   * `format` names the region for dates and numbers, if it differs from the default of the tag: `en` alone formats as in the United
   * States.
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
  /** Stores the language that a visitor chose. Only read if the URL contains no language. */
  localeCookie: { name: 'locale', maxAgeDays: 365, sameSite: 'lax', secure: false },
  /** How Contentful publishes the content: `entry` all languages together, `locale` each on its own (docs/publishing.md). */
  publishing: 'entry',
  /**
   * How a language treats an entry that is not translated.
   *
   * `show` shows it in its fallback language with a notice. `hide` removes it from lists and links. `redirect` leads to the base
   * language. `missing` responds with 404.
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
    /** Maximum addresses in one sitemap file. If there are more, /sitemap.xml becomes an index. The protocol allows 50,000. */
    sitemapAddresses: 10_000,
  },
})
