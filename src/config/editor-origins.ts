/** Origins of Contentful’s web app in its two regions. Only these may embed previews in an iframe. */
export const EDITOR_ORIGINS = ['https://app.contentful.com', 'https://app.eu.contentful.com'] as const
