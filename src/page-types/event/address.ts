import type { PageTypeAddress } from '../page-type.ts'

export const event = { listing: 'events' } as const satisfies PageTypeAddress
