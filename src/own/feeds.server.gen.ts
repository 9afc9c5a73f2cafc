// Generated from site/ by scripts/own-code.ts. Commit this file, and do not edit it.

export const ownFeeds = {}
