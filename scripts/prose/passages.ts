import { parseSync, Visitor } from 'vite'

/** Prose of a file that is not Markdown. */
export interface Passage {
  readonly kind: 'comment' | 'docstring' | 'string' | 'test title'
  /** Line in the file, counted from 1. */
  readonly line: number
  readonly text: string
}

/** Strings of one word are identifiers, class names or keys. */
const MIN_WORDS_OF_PROSE = 2
const PROSE = new RegExp(String.raw`(?:^|[\s("“])[\p{L}’'-]{2,}[,:;]?(?: +(?:\p{L}[\p{L}’'-]*|X+)[,:;]?){${MIN_WORDS_OF_PROSE - 1},}`, 'u')
/** Code in strings: statements of SQLite, media queries, source text, scripts of Redis, and lists of words. */
const CODE =
  /^\s*(?:SELECT|INSERT|CREATE|UPDATE|DELETE|PRAGMA|WITH|DROP|ALTER|BEGIN|FROM|WHERE|ORDER BY|AND|@media|<|\(|\{|\d+px)|^\s*(?:export|import|const|let|local|function) |^(?:[^\s.,;:]+ ){12,}[^\s.,;:]+$/

/** Returns the comments, docstrings, strings of prose and test titles of a TypeScript file. */
export function passagesOfScript(path: string, source: string): Passage[] {
  const { program, comments, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const lineAt = lineFinder(source)
  const exported = new Set<number>()
  const strings: Passage[] = []
  const titles = new Set<number>()
  const add = (start: number, text: string): void => {
    const readable = text.replaceAll(/\$\{[^]*?\}/g, '`X`')
    if (titles.has(start)) strings.push({ kind: 'test title', line: lineAt(start), text: readable })
    else if (PROSE.test(readable.replaceAll('`', '')) && !CODE.test(readable)) strings.push({ kind: 'string', line: lineAt(start), text: readable })
  }
  new Visitor({
    ExportNamedDeclaration: (node) => void exported.add(node.start),
    ExportDefaultDeclaration: (node) => void exported.add(node.start),
    CallExpression: ({ callee, arguments: [title] }) => {
      if (title && /^(?:test|it|describe)\b/.test(source.slice(callee.start, callee.end))) titles.add(title.start)
    },
    Literal: (node) => void (typeof node.value === 'string' && add(node.start, node.value)),
    TemplateLiteral: ({ start, quasis, expressions }) =>
      add(start, quasis.map(({ value }, index) => (value.cooked ?? '') + (expressions[index] ? '`X`' : '')).join('')),
  }).visit(program)
  return [...merged(comments, source).map((comment) => ofComment(comment, source, exported, lineAt)), ...strings]
}

/** Returns the comments of a style sheet. */
export function passagesOfStyles(source: string): Passage[] {
  const lineAt = lineFinder(source)
  return [...source.matchAll(/\/\*([^]*?)\*\//g)].map(({ 1: text = '', index }) => ({ kind: 'comment', line: lineAt(index), text: withoutMarks(text) }))
}

/** Returns the texts of a file of messages; placeholders count as one word. */
export function passagesOfMessages(source: string): Passage[] {
  return source.split('\n').flatMap((row, index) => {
    const { text } = /^\s*"[^"$]+":\s*"(?<text>.*)",?$/.exec(row)?.groups ?? {}
    return text === undefined ? [] : [{ kind: 'string', line: index + 1, text: text.replaceAll(/\{\w+\}/g, '`X`').replaceAll('\\"', '"') }]
  })
}

interface Span {
  readonly start: number
  readonly end: number
  readonly value: string
}

/** Joins the lines of a comment that is written with `//`. */
function merged(comments: readonly Span[], source: string): Span[] {
  const joined: Span[] = []
  for (const comment of comments) {
    const last = joined.at(-1)
    const isNext = last && source.startsWith('//', last.start) && source.startsWith('//', comment.start)
    if (isNext && /^\n[ \t]*$/.test(source.slice(last.end, comment.start))) {
      joined[joined.length - 1] = { start: last.start, end: comment.end, value: `${last.value}\n${comment.value}` }
    } else joined.push(comment)
  }
  return joined
}

function ofComment({ start, end, value }: Span, source: string, exported: ReadonlySet<number>, lineAt: (offset: number) => number): Passage {
  const next = end + (/^\s*/.exec(source.slice(end))?.[0].length ?? 0)
  const isDocstring = source.startsWith('/**', start) && exported.has(next)
  return { kind: isDocstring ? 'docstring' : 'comment', line: lineAt(start), text: withoutMarks(value) }
}

/** Removes asterisks and indentation, and the code of examples; every line stays. */
function withoutMarks(comment: string): string {
  let isExample = false
  return comment
    .split('\n')
    .map((row) => {
      const text = row.replace(/^\s*\*?\s*/, '').replace(/^\/\s.*|^oxlint.*|^@vitest.*/, '')
      if (text.startsWith('@')) isExample = text.startsWith('@example')
      return isExample ? '' : text.replace(/^@\w+\s*/, '')
    })
    .join('\n')
}

function lineFinder(source: string): (offset: number) => number {
  const starts = [...source.matchAll(/^/gm)].map(({ index }) => index)
  return (offset) => {
    const after = starts.findIndex((start) => start > offset)
    return after === -1 ? starts.length : after
  }
}
