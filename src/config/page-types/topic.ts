import type { PageTypeAddress } from './page-type.ts'

export const topic = { listing: 'topics' } as const satisfies PageTypeAddress
