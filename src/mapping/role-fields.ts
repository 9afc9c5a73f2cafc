/** The fields of the roles that are not content types of the site. A page needs `title` and `slug`; both are made where nothing gives them. */
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
