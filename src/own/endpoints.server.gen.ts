// Generated from site/ by scripts/own-code.ts. Commit this file, and do not edit it.
import type { OwnEndpoints } from '#app/server/endpoint.server.ts'

export const ownEndpoints: OwnEndpoints | undefined = undefined
