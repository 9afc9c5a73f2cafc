import { pageQuery, type PageTypeAddress } from './page-type.ts'

export const topic = { listing: 'topics', listingQuery: pageQuery, intro: 'topicsIntro' } as const satisfies PageTypeAddress
