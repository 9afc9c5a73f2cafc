import { existsSync } from 'node:fs'

const file = new URL('../../../content.config.ts', import.meta.url)

/**
 * Default export of `content.config.ts`, read by scripts; `undefined` if the file does not exist. In a build, Vite replaces this module with the file
 * itself.
 */
const config: unknown = existsSync(file) ? (await import(/* @vite-ignore */ file.href)).default : undefined
export default config
