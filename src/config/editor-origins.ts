/** Where Contentful's web app runs, in its two regions: it alone may show previews in a frame. */
export const EDITOR_ORIGINS = ['https://app.contentful.com', 'https://app.eu.contentful.com'] as const
