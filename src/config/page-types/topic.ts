import type { PageTypeAddress } from './page-type.ts'

export const topic = { listing: 'topics', intro: 'topicsIntro' } as const satisfies PageTypeAddress
