import type { PageTypeAddress } from './page-type.ts'

export const product = { listing: 'products' } as const satisfies PageTypeAddress
