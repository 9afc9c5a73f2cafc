/** Address that returns the entities of a page for Contentful's web app. */
export const ENTITIES = '/api/preview/entities'
/** Address that repeats the calls of a page with the edits of an editor. */
export const EDITED = '/api/preview/edited'
