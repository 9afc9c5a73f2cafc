/**
 * How the browser's scripts are packed. What every page needs is two files, since many small ones compress badly: the
 * framework, which visitors keep from one version of the site to the next, and the site's own part.
 */
export const chunks = {
  groups: [
    // Start's client imports the site, so it belongs to the site's part.
    { name: 'framework', test: /node_modules\/(?!@tanstack\/(?:react-)?start)/, tags: ['$initial' as const] },
    { name: 'site', tags: ['$initial' as const] },
  ],
}
