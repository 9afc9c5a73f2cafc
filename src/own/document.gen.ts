// Generated from site/ by scripts/own-code.ts. Commit this file, and do not edit it.
import type { OwnDocument } from '#app/seo/own-document.ts'

export const ownDocument: OwnDocument | undefined = undefined
