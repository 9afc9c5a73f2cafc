import { rewriting } from './rewrite.server.ts'

const CONSTRUCTOR = /new Intl\.(\w+)\(/g
const KEPT = `
const formatters = new Map()
function formatterFor(name, locale, options) {
  const key = name + locale + JSON.stringify(options)
  const formatter = formatters.get(key) ?? new Intl[name](locale, options)
  formatters.set(key, formatter)
  return formatter
}
`

/** Lets the server’s messages reuse formatters of numbers and plurals. Constructing a formatter takes longer than rendering a heading. */
export function cachedFormatters() {
  return rewriting({
    name: 'cachedFormatters',
    environment: 'ssr',
    modules: /\/paraglide\/registry\.js$/,
    rewrite: (code) => (code.search(CONSTRUCTOR) === -1 ? undefined : code.replaceAll(CONSTRUCTOR, "formatterFor('$1', ") + KEPT),
  })
}
