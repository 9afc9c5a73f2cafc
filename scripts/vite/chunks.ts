/** Code that only spaces with content types of their own need. */
const OWN =
  'sections/own-fields/|sections/generic-section/GenericSection.tsx|pages/(?:layout/OwnRegionContent|at-path/OwnPageView|generic-page/)|entries/generic-page/(?!card/GenericPageCardOnDemand)'
const CARDS = 'media/picture/|entries/(?:cards.tsx|(?:card|\\w+/card)/)|pages/(?:layout(?!/ProgramLinks)/|listing/(?:CardGrid|ListingHead))'
const SECTIONS = '(?:sections|rich-text|media|pages/(?:page|providers)|entries/page)/'

/**
 * How the browser's scripts are packed: in few files, since many small ones compress badly.
 *
 * The framework is a file of its own, which visitors keep from one version of the site to the next.
 */
export const chunks = {
  groups: [
    // Start's client imports the site, so it belongs to the site's part.
    { name: 'framework', test: /node_modules\/(?!@tanstack\/(?:react-)?start)/, tags: ['$initial' as const] },
    { name: 'site', tags: ['$initial' as const] },
    // What lists, stories and pages of sections share; then what pages of sections need besides.
    { name: 'cards', test: new RegExp(`/src/(?!${OWN})(?:${CARDS})`), minShareCount: 3 },
    // What lists have before and after their cards.
    { name: 'lists', test: /\/src\/(?:ui\/navigation\/Pagination|pages\/(?:listing\/List(?:Pagination|Filter)|layout\/ProgramLinks))/ },
    { name: 'sections', test: new RegExp(`/src/(?!${OWN})${SECTIONS}`), minShareCount: 2 },
    { name: 'own-fields', test: new RegExp(`/src/(?:${OWN})`) },
  ],
}
