// Generated from site/ by scripts/own-code.ts. Commit this file, and do not edit it.
import type { OwnLayout } from '#app/layout/site-layout/own-layout.ts'

export const ownLayout: OwnLayout | undefined = undefined
