/**
 * The fields of the roles that the types of a space may play besides the site's own page types and sections.
 *
 * - `generic`: each entry has a page, made of its fields. It needs `title` and `slug`; both are derived if no field has them
 * - `section`: part of pages, made of its fields
 * - `part`: shown where it is linked, made of its fields
 * - `picture`: stands for the picture that it holds
 * - `link`: leads somewhere: an item of a menu, a button
 * - `settings`: the name of the whole site, and its menus
 * - `seo`: how search engines and shared links show the page that links it
 * - `ignore`: shown nowhere
 */
export const ROLE_FIELDS = {
  generic: ['title', 'slug', 'summary', 'picture', 'date'],
  section: ['title', 'summary', 'body', 'picture'],
  part: ['title', 'summary', 'body', 'picture'],
  picture: ['file', 'title', 'caption'],
  link: ['label', 'target', 'url', 'children'],
  settings: ['name', 'tagline', 'homePage', 'headerMenu', 'footerMenu', 'sharePicture'],
  seo: ['title', 'description', 'picture', 'noindex'],
  ignore: [],
} as const
