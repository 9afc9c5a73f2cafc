import type { PageTypeAddress } from '#app/config/page-types/page-type.ts'

/** Paths of the page type `product`. */
export const address = { listing: 'products' } as const satisfies PageTypeAddress
