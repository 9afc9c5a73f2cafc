import { pageQuery, type PageTypeAddress } from './page-type.ts'

/** Pages of unmapped content types. Their paths begin with the segment of their content type, or are nested like those of `page`. */
export const genericPage = { listingQuery: pageQuery } as const satisfies PageTypeAddress
