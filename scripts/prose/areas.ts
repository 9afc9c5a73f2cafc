import { globSync, readFileSync } from 'node:fs'
import { passagesOfMessages, passagesOfScript, passagesOfStyles, type Passage } from './passages.ts'

/** Prose of one area in one file, as Markdown. */
export interface Text {
  readonly area: string
  readonly path: string
  readonly markdown: string
  /** Line of the file for each line of `markdown`. */
  readonly lines: readonly number[]
}

const GENERATED = /(?:^|\/)(?:node_modules|dist|paraglide|\.cache)\/|\.gen\.ts$|^content\/types\.ts$/

/** Returns the paths of the project's files with prose below a path, in order. */
export function proseFiles(below = ''): string[] {
  return globSync(['*.{ts,md}', 'messages/en.json', '{src,scripts,tests,bench,packages,content,docs}/**/*.{ts,tsx,mts,mjs,css,md}'])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.startsWith(below) && !GENERATED.test(path) && !/^tests\/.*\.(?:md|json)$/.test(path))
    .toSorted()
}

/** Returns the prose of the project below a path, by area. */
export function projectTexts(below = ''): Text[] {
  return proseFiles(below).flatMap((path) => textsOf(path, readFileSync(path, 'utf8')))
}

/** Returns the prose of a file by area. */
export function textsOf(path: string, source: string): Text[] {
  if (path.endsWith('.md')) {
    const count = source.split('\n').length
    return [{ area: areaOfPage(path), path, markdown: source, lines: Array.from({ length: count }, (_, index) => index + 1) }]
  }
  return [...Map.groupBy(passagesOf(path, source), ({ kind }) => areaOf(path, kind))].flatMap(([area, passages]) =>
    area === undefined ? [] : [{ area, path, ...asMarkdown(passages) }],
  )
}

function passagesOf(path: string, source: string): Passage[] {
  if (path.endsWith('.json')) return passagesOfMessages(source)
  return path.endsWith('.css') ? passagesOfStyles(source) : passagesOfScript(path, source)
}

function areaOfPage(path: string): string {
  if (path.startsWith('docs/decisions/')) return 'decisions'
  if (path.startsWith('docs/')) return 'docs'
  return path === 'CHANGELOG.md' ? 'changelog' : 'README'
}

function areaOf(path: string, kind: Passage['kind']): string | undefined {
  const isOfTests = /(?:^|\/)tests\//.test(path)
  if (path.startsWith('messages/')) return 'messages'
  if (kind === 'string')
    return isOfTests ? undefined : /^(?:scripts|bench)\//.test(path) ? 'CLI' : /^(?:src|packages\/content[\w-]+)\//.test(path) ? 'errors' : undefined
  if (kind === 'test title') return 'test titles'
  return kind === 'docstring' && !isOfTests ? 'docstrings' : 'comments'
}

function asMarkdown(passages: readonly Passage[]): Pick<Text, 'markdown' | 'lines'> {
  const rows = passages.flatMap(({ text, line }) => [...text.split('\n').flatMap((row, index) => rowsOf(row, line + index)), { text: '', line }])
  return { markdown: rows.map(({ text }) => text).join('\n'), lines: rows.map(({ line }) => line) }
}

/** Separates the columns of a help text, so that an option is not read as the beginning of a sentence. */
function rowsOf(row: string, line: number): { text: string; line: number }[] {
  const columns = row.trim().split(/ {2,}/)
  return columns.flatMap((text, index) =>
    index === 0 && !row.startsWith('  ')
      ? [{ text, line }]
      : [
          { text: '', line },
          { text, line },
        ],
  )
}
