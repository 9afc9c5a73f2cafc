/** What one page type may cost. Kilobytes of brotli; requests before anybody touches the page, itself included. */
interface Budget {
  readonly html: { readonly en: number; readonly ar: number }
  readonly requests: number
}

/** The measured figures with a little room. A change that needs more raises the figure and says what for. The search field in the drawer of every page takes 0.1 to 0.2 KB. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  // Measured 15.5 and 17.1: the structured data of the house has its opening hours, prices and profiles (0.46).
  home: { html: { en: 15.8, ar: 17.4 }, requests: 26 },
  page: { html: { en: 12.2, ar: 13.5 }, requests: 18 },
  'nested page': { html: { en: 11.1, ar: 12.2 }, requests: 19 },
  glossary: { html: { en: 14.3, ar: 15.6 }, requests: 17 },
  stories: { html: { en: 12.5, ar: 13.8 }, requests: 26 },
  story: { html: { en: 13.1, ar: 14.4 }, requests: 21 },
  // Choices of time, month and topic, each a link.
  events: { html: { en: 14.6, ar: 16.1 }, requests: 17 },
  event: { html: { en: 11.8, ar: 13.0 }, requests: 18 },
  // Measured 10.95 and 11.9: topics are plates with their pictures.
  topics: { html: { en: 11.2, ar: 12.2 }, requests: 25 },
  people: { html: { en: 10.0, ar: 10.8 }, requests: 25 },
  topic: { html: { en: 11.2, ar: 12.3 }, requests: 20 },
  person: { html: { en: 11.6, ar: 12.7 }, requests: 24 },
}

/** Of every page: 0.2 KB for the search field in the drawer and for folded filters. */
export const STYLES = { css: 20.5, styleSheets: 2 } as const
