/**
 * The fields of the general roles, besides the site's page types and sections.
 *
 * - `generic`: each entry has a page that shows its fields. Needs `title` and `slug`, which are derived if no field has them
 * - `section`: part of pages, shows its fields
 * - `part`: shown inside the entries that link to it, shows its fields
 * - `picture`: wraps a picture. `caption` and `credit` are shown below it, `alt` describes it
 * - `link`: an item of a menu, a button
 * - `settings`: the name of the site, and its menus
 * - `seo`: metadata for search engines and link previews of the page that links to it
 * - `ignore`: never shown
 */
export const ROLE_FIELDS = {
  generic: ['title', 'slug', 'summary', 'picture', 'date', 'machineTranslation'],
  section: ['title', 'summary', 'body', 'picture'],
  part: ['title', 'summary', 'body', 'picture'],
  picture: ['file', 'title', 'caption', 'credit', 'alt'],
  link: ['label', 'target', 'url', 'children'],
  settings: ['name', 'tagline', 'homePage', 'headerMenu', 'footerMenu', 'sharePicture'],
  seo: ['title', 'description', 'picture', 'noindex'],
  ignore: [],
} as const
