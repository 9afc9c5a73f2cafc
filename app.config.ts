import { defineSite } from './src/config/site.ts'

/**
 * The settings of this site: the one file a new owner edits.
 *
 * Checked at build and at start (`src/config/check-site.server.ts`); a wrong value stops both with a sentence that names it.
 */
export default defineSite({
  /** Shown where the content cannot be read; everything else takes the name from the content. */
  name: 'Meridian',
  /** Where visitors reach the site; canonical and hreflang addresses begin with it. */
  origin: 'http://localhost:3000',
  /** All dates and times are shown in this zone, on the server and in every browser alike. */
  timeZone: 'Europe/Berlin',
  baseLocale: 'en',
  /** `prefix` begins every path, `tag` is the BCP 47 tag, `contentful` the locale code of the space. */
  locales: [
    { prefix: 'en', tag: 'en', contentful: 'en', dir: 'ltr', endonym: 'English' },
    { prefix: 'de', tag: 'de', contentful: 'de', dir: 'ltr', endonym: 'Deutsch' },
    { prefix: 'fr', tag: 'fr', contentful: 'fr', dir: 'ltr', endonym: 'Français' },
    { prefix: 'ar', tag: 'ar', contentful: 'ar', dir: 'rtl', endonym: 'العربية' },
    { prefix: 'ja', tag: 'ja', contentful: 'ja', dir: 'ltr', endonym: '日本語' },
  ],
  /** The path segments of the typed listings in each language. */
  segments: {
    stories: { en: 'stories', de: 'geschichten', fr: 'recits', ar: 'قصص', ja: '読みもの' },
    events: { en: 'events', de: 'veranstaltungen', fr: 'agenda', ar: 'فعاليات', ja: '催し' },
    topics: { en: 'topics', de: 'themen', fr: 'themes', ar: 'مواضيع', ja: 'テーマ' },
    people: { en: 'people', de: 'menschen', fr: 'personnes', ar: 'أشخاص', ja: '人びと' },
  },
  /** Remembers the language a visitor chose; read only where an address has no language. */
  localeCookie: { name: 'locale', maxAgeDays: 365 },
  carousel: { delayMs: 4000 },
  limits: {
    storiesPerPage: 9,
    pastEventsShown: 12,
    relatedStories: 3,
    listSection: 6,
  },
})
