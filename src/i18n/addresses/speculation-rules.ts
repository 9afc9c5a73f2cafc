/**
 * Documents that browsers may prefetch while a link is hovered, as the text of a `speculationrules` script.
 *
 * Excludes files, links within the page, and other languages, because following such a link chooses the language.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/assets/*', '/media/*', '/protected/*'] } },
          { not: { selector_matches: '[download], [hreflang], [href^="#"], [data-figure]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
