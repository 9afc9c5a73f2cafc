/** What one page type may cost. Kilobytes of brotli; requests before anybody touches the page, itself included. */
interface Budget {
  readonly html: { readonly en: number; readonly ar: number }
  readonly requests: number
}

/**
 * What was measured, and a little for the next change. Whoever needs more raises the figure and says what for. Last: the sign
 * of the search, what engines and shared links are told, and where a page lies as Markdown.
 */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { html: { en: 16.5, ar: 18.1 }, requests: 26 },
  page: { html: { en: 13.0, ar: 14.3 }, requests: 18 },
  'nested page': { html: { en: 11.9, ar: 13.0 }, requests: 19 },
  glossary: { html: { en: 15.2, ar: 16.6 }, requests: 17 },
  stories: { html: { en: 13.4, ar: 14.6 }, requests: 26 },
  story: { html: { en: 14.1, ar: 15.4 }, requests: 21 },
  // Choices of time, month and topic, each a link.
  events: { html: { en: 15.4, ar: 17.0 }, requests: 17 },
  event: { html: { en: 12.6, ar: 13.8 }, requests: 18 },
  topics: { html: { en: 11.6, ar: 12.7 }, requests: 25 },
  people: { html: { en: 10.6, ar: 11.4 }, requests: 25 },
  topic: { html: { en: 12.1, ar: 13.2 }, requests: 20 },
  person: { html: { en: 12.3, ar: 13.4 }, requests: 24 },
}

/** Of every page. */
export const STYLES = { css: 20, styleSheets: 2 } as const
