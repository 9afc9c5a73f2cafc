/** Where a page in a preview asks for what Contentful's web app needs to know of it. */
export const ENTITIES = '/api/preview/entities'
/** Where it makes its calls again, with what an editor has typed. */
export const EDITED = '/api/preview/edited'
