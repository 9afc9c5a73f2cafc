// Generated from site/ by scripts/own-code.ts. Commit this file, and do not edit it.
import type { OwnCardViews } from '#app/entries/card/card.ts'

export const ownCardViews: OwnCardViews | undefined = undefined
