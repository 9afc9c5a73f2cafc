import { pageQuery, type PageTypeAddress } from './page-type.ts'

export const person = { listing: 'people', listingQuery: pageQuery, query: pageQuery } as const satisfies PageTypeAddress
