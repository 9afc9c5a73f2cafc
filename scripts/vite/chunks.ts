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
    { name: 'cards', test: /\/src\/(?:media\/picture\/|page-types\/(?:cards\.tsx|(?:card|layout|listing|\w+\/card)\/))/, minShareCount: 3 },
    { name: 'sections', test: /\/src\/(?:sections|rich-text|media|page-types\/(?:page|providers))\//, minShareCount: 2 },
  ],
}
