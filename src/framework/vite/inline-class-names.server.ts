import type { Plugin } from 'vite'
import { InternalMissing } from '../internals.ts'

const MODULE = /\.module\.css"/g
const IMPORT = /^import (\w+) from ("[^"]+\.module\.css")/gm
const NAMED_EXPORT = /^export const \w+ = /m

/**
 * Inlines class names into the components that use them, so that browsers load no table of class names.
 * Each name becomes a separate import, which the bundler can inline. Nothing of the module’s script remains, so the module is marked as having
 * side effects. Otherwise the bundler would drop its styles.
 */
export function inlineClassNames() {
  let hasNames = false
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'post',
    config: () => ({ environments: { client: { build: { rollupOptions: { optimization: { inlineConst: { mode: 'all' } } } } } } }),
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [/\.tsx?(?:\?|$)/, /\.module\.css$/] },
      handler(code: string, id: string) {
        const isStyle = id.endsWith('.css')
        hasNames ||= isStyle && NAMED_EXPORT.test(code)
        if (!isStyle && code.match(MODULE)?.length !== code.match(IMPORT)?.length) throw new InternalMissing('inlineClassNames')
        return { code: code.replace(IMPORT, 'import * as $1 from $2'), map: null, moduleSideEffects: isStyle ? ('no-treeshake' as const) : null }
      },
    },
    buildEnd(error?: Error) {
      if (!error && !hasNames) throw new InternalMissing('inlineClassNames')
    },
  } satisfies Plugin
}
