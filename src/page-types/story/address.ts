import type { PageTypeAddress } from '../page-type.ts'

export const story = { listing: 'stories' } as const satisfies PageTypeAddress
