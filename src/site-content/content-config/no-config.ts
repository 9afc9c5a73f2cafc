/** Stands for `content.config.ts` where a site has none. */
const config: unknown = undefined
export default config
