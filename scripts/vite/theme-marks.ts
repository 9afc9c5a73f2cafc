/**
 * Styles of a theme stand in a media query that no browser matches. `(theme: plain)` marks a theme's style sheet. `(theme-part: plain)` marks a
 * CSS module of its folder, which other themes may import too. The minifier leaves these queries as they are.
 */
const MARK = /\(theme(?:-part)?:\s*[\w-]+\)/
const MARKED = /@media\s+([^{}]*\(theme(-part)?:\s*([\w-]+)\)[^{}]*)\{/g

/** Returns whether a style sheet contains styles of themes. */
export function isThemed(css: string): boolean {
  return MARK.test(css)
}

/**
 * Moves marks into cascade layers. The minifier joins the blocks of a layer only if they are in no media query. Without this, the styles of a
 * theme would follow all others of their layer.
 */
export function marksWithinLayers(css: string): string {
  return replaced(css, ({ queries, rules }) => {
    let result = ''
    for (const { prelude, block } of rulesOf(rules)) {
      const isLayer = /^@layer\b/.test(prelude) && block !== undefined
      result += isLayer ? `${prelude}{@media ${queries}{${block}}}` : `@media ${queries}{${prelude}${block === undefined ? ';' : `{${block}}`}}`
    }
    return result
  })
}

interface Rule {
  readonly prelude: string
  /** Absent from statements such as `@layer base;`. */
  readonly block: string | undefined
}

/** Splits a style sheet into its outermost rules. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let from = 0
  TOKEN.lastIndex = 0
  for (let match = TOKEN.exec(css); match; match = TOKEN.exec(css)) {
    const prelude = () => css.slice(from, match?.index).replaceAll(COMMENT, '').trim()
    if (match[0] === ';') rules.push({ prelude: prelude(), block: undefined })
    else if (match[0] === '{') {
      const start = match.index + 1
      const end = endOfBlock(css, start)
      rules.push({ prelude: prelude(), block: css.slice(start, end) })
      TOKEN.lastIndex = end + 1
    } else continue
    from = TOKEN.lastIndex
  }
  return rules
}

/** Returns a style sheet of the build for one theme, without marks and without the styles of other themes. `parts` are the folders whose modules it imports. */
export function sheetOfTheme(css: string, theme: string, parts: ReadonlySet<string>): string {
  return replaced(css, ({ isPart, name, query, rules }) => {
    if (isPart ? !parts.has(name) : name !== theme) return ''
    return query === '' ? rules : `@media ${query}{${rules}}`
  })
}

/** Returns a style sheet of development in which the styles of a theme apply. Those of other themes stay in their media query. */
export function withTheme(css: string, theme: string): string {
  return css.replaceAll(`(theme: ${theme})`, 'all')
}

interface Marked {
  readonly isPart: boolean
  readonly name: string
  /** The media query as written. */
  readonly queries: string
  /** The media query without the mark of the theme. */
  readonly query: string
  readonly rules: string
}

function replaced(css: string, replace: (marked: Marked) => string): string {
  let result = ''
  let from = 0
  for (const match of css.matchAll(MARKED)) {
    if (match.index < from) continue
    const [whole, queries = '', part, name = ''] = match
    const start = match.index + whole.length
    const end = endOfBlock(css, start)
    const query = queries
      .split(',')
      .map((each) => each.split(/\s+and\s+/).filter((condition) => !MARK.test(condition)))
      .map((conditions) => conditions.join(' and ').trim())
      .filter((each) => each !== '')
      .join(',')
    result += css.slice(from, match.index) + replace({ isPart: part !== undefined, name, queries: queries.trim(), query, rules: css.slice(start, end) })
    from = end + 1
  }
  return result + css.slice(from)
}

const TOKEN = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\/\*[^]*?\*\/|[{};]/g
const COMMENT = /\/\*[^]*?\*\//g

/** Returns the index of the brace that closes a block. `start` is the index after its opening brace. */
function endOfBlock(css: string, start: number): number {
  let depth = 1
  TOKEN.lastIndex = start
  for (let match = TOKEN.exec(css); match; match = TOKEN.exec(css)) {
    if (match[0] === '{') depth++
    if (match[0] === '}') depth--
    if (depth === 0) return match.index
  }
  throw new Error('The style sheet has an open block.')
}
