import { pageQuery, type PageTypeAddress } from './page-type.ts'

/** Its pages lie below a segment that their own type has: at paths, as those of `page`. */
export const genericPage = { listingQuery: pageQuery } as const satisfies PageTypeAddress
