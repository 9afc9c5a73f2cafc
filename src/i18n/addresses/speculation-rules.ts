/**
 * Documents that browsers may fetch while a link is pointed at, as the text of a `speculationrules` script.
 *
 * Never files, nor what is of the same page, nor another language: that one is chosen by following its link.
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
