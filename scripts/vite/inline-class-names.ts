import type { Plugin } from 'vite'

const IMPORT = /^import (\w+) from ("[^"]+\.module\.css")/gm

/**
 * Write class names into the components that use them, so that no table of them is sent.
 *
 * Each name becomes an import of its own, which the bundler can inline. Nothing of the module's script is left then, and it
 * has to be told to keep the styles.
 */
export const inlineClassNames: Plugin = {
  name: 'inline-class-names',
  apply: 'build',
  enforce: 'post',
  config: () => ({ environments: { client: { build: { rollupOptions: { optimization: { inlineConst: { mode: 'all' } } } } } } }),
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: [/\.tsx?(?:\?|$)/, /\.module\.css$/] },
    handler: (code, id) => ({
      code: code.replace(IMPORT, 'import * as $1 from $2'),
      map: null,
      moduleSideEffects: id.endsWith('.css') ? 'no-treeshake' : null,
    }),
  },
}
