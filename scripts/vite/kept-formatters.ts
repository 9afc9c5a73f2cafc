import type { Plugin } from 'vite'

const REGISTRY = /\/src\/paraglide\/registry\.js$/
const KEPT = `
const formatters = new Map()
function kept(name, locale, options) {
  const key = name + locale + JSON.stringify(options)
  const formatter = formatters.get(key) ?? new Intl[name](locale, options)
  formatters.set(key, formatter)
  return formatter
}
`

/** Have the server's messages keep the formatters of their numbers and plurals: to make one takes longer than to write a heading. */
export const keptFormatters: Plugin = {
  name: 'kept-formatters',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: REGISTRY },
    handler: (code) => ({ code: code.replaceAll(/new Intl\.(\w+)\(/g, "kept('$1', ") + KEPT, map: null }),
  },
}
