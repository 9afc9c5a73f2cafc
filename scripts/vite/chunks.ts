/** Code that is only needed in spaces with custom content types. */
const OWN =
  'sections/unmapped-fields/|sections/generic-section/GenericSection.tsx|pages/(?:layout/OwnRegionContent|at-path/UnmappedPageView|generic-page/)|entries/generic-page/(?!card/GenericPageCardOnDemand)'
const CARDS = 'media/picture/|entries/(?:cards.tsx|(?:card|\\w+/card)/)|pages/(?:layout(?!/FeedLinks)/|listing/(?:CardGrid|ListingHead))'
const SECTIONS = '(?:sections|rich-text|media|pages/(?:page|providers)|entries/page)/'

/**
 * Groups the browser's scripts into few files, because many small files compress badly.
 *
 * The framework is a separate file, which browsers keep in their cache when the site changes.
 */
export const chunks = {
  groups: [
    // Start's client imports the site, so it belongs to the site's chunk.
    { name: 'framework', test: /node_modules\/(?!@tanstack\/(?:react-)?start)/, tags: ['$initial' as const] },
    { name: 'site', tags: ['$initial' as const] },
    // First the code that lists, stories and pages of sections share, then the code that only pages of sections need.
    { name: 'cards', test: new RegExp(`/src/(?!${OWN})(?:${CARDS})`), minShareCount: 3 },
    // The elements before and after the cards of a list.
    { name: 'lists', test: /\/src\/(?:ui\/navigation\/Pagination|pages\/(?:listing\/List(?:Pagination|Filter)|layout\/FeedLinks))/ },
    { name: 'sections', test: new RegExp(`/src/(?!${OWN})${SECTIONS}|/site/sections/`), minShareCount: 2 },
    { name: 'unmapped-fields', test: new RegExp(`/src/(?:${OWN})`) },
  ],
}

/** Files that every page has loaded before it imports another one. */
const INITIAL = /^assets\/(?:framework|index|rolldown-runtime)-/

/** Removes initial files from the list that the browser preloads before an import. The list is part of the scripts of each page. */
export function withoutInitial(_importer: string, files: string[]): string[] {
  return files.filter((file) => !INITIAL.test(file))
}

const FILE_NAME = 'assets/[name]-[hash:6].js'

/** Names of the browser's scripts. Pages contain them, and hashes cannot be compressed, so they are short: 36 bits. */
export const fileNames = { entryFileNames: FILE_NAME, chunkFileNames: FILE_NAME } as const
