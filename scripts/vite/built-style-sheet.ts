import { globSync } from 'node:fs'
import type { Plugin } from 'vite'

const OURS = /\/src\/styles\/index\.css\?url$/

/** Lets pages that the server makes without the framework name the style sheet of the build, which is one for all and built before the server. */
export const builtStyleSheet: Plugin = {
  name: 'built-style-sheet',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load(id) {
    if (!OURS.test(id)) return undefined
    const [file] = globSync('assets/style-*.css', { cwd: 'dist/client' })
    if (file === undefined) this.error('dist/client holds no style sheet.')
    return `export default ${JSON.stringify(`/${file}`)}`
  },
}
