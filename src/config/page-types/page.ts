import type { PageTypeAddress } from './page-type.ts'

export const page = {} as const satisfies PageTypeAddress
