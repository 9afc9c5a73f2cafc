import type { PageTypeAddress } from '../page-type.ts'

export const person = { listing: 'people' } as const satisfies PageTypeAddress
