const RULE = {
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/assets/*', '/media/*', '/protected/*', '/api/*', '/*.xml', '/*.ics', '/*.md'] } },
      { not: { selector_matches: '[download], [hreflang], [href^="#"], [data-figure], [data-early], [rel~="nofollow"]' } },
    ],
  },
  eagerness: 'moderate',
}

/**
 * Documents that browsers may render while a link is hovered or pressed, as the text of a `speculationrules` script. Browsers that do not
 * render prefetch them.
 *
 * Excludes files, endpoints, links within the page, and other languages, because following such a link chooses the language. Pages have no
 * other side effects: before the first intent, they store nothing and send nothing.
 */
export const SPECULATION_RULES = JSON.stringify({ prerender: [RULE], prefetch: [RULE] })
