// Generated from site/ by scripts/own-code.ts. Commit this file, and do not edit it.
import type { OwnPolicy } from '#app/config/own-policy.server.ts'

export const ownPolicy: OwnPolicy | undefined = undefined
