import { existsSync } from 'node:fs'

const file = new URL('../../../content.config.ts', import.meta.url)

/** What `content.config.ts` holds, for scripts, and `undefined` where there is none. The build puts the file itself in the place of this one. */
const config: unknown = existsSync(file) ? (await import(/* @vite-ignore */ file.href)).default : undefined
export default config
