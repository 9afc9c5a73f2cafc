/** Replaces `content.config.ts` if a site has none. */
const config: unknown = undefined
export default config
