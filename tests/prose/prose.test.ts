import { expect, test } from 'vitest'
import { textsOf } from '../../scripts/prose/areas.ts'
import { findingsIn } from '../../scripts/prose/findings.ts'
import { printFigures } from '../../scripts/prose/figures.ts'
import { proseProblems } from '../../scripts/prose/ratchet.ts'

/** Returns the findings of a file as `line rule text`. */
function lint(path: string, source: string): string[] {
  return textsOf(path, source)
    .flatMap(findingsIn)
    .map(({ line, rule, text }) => `${line} ${rule} ${text}`)
}

/** Returns the rules that a sentence of a documentation page breaks. */
function rulesBroken(sentence: string, path = 'docs/page.md'): string[] {
  return textsOf(path, sentence)
    .flatMap(findingsIn)
    .map(({ rule }) => rule)
}

test.each([
  ['retired-term', 'The page is kept for a minute.'],
  ['retired-term', 'Each program reads the twin.'],
  ['retired-term', 'The build makes one file per language.'],
  ['retired-term', 'A space with content types of its own.'],
  ['retired-term', 'Waits at most so many milliseconds.'],
  ['retired-term', 'A stand-in for the Delivery API.'],
  ['retired-term', 'If Redis is away, each node counts on its own.'],
  ['retired-term', 'The index is written anew.'],
  ['retired-term', 'Lists those there are.'],
  ['subject', 'Returns what the bar shows.'],
  ['subject', 'The table shows who may publish.'],
  ['personification', 'The setting says which language is used.'],
  ['personification', 'Tell the cache about the change.'],
  ['personification', 'The function must know the language.'],
  ['subject', 'What is published appears within a second.'],
  ['subject', 'The report lists whatever is missing.'],
  ['subject', 'Depends on the type, and what was published.'],
  ['where-condition', 'Where no language fits, the default is used.'],
  ['where-condition', 'Returns the title, or nothing where it is empty.'],
  ['sentence-length', `This sentence ${'has words and '.repeat(8)}ends.`],
])('prose: reports %s in "%s"', (rule, sentence) => {
  expect(rulesBroken(sentence)).toContain(rule)
})

test.each([
  'What is a slug?',
  'Make sure that the build has ended.',
  'The server gives up after five attempts.',
  'An editor knows the title.',
  'The search engine reads the sitemap.',
  'Run `npm run build where what whoever`.',
  'Returns the position where the text begins.',
  'The file where settings are stored.',
  'A well-kept library.',
  'The end is three letters away.',
  'There are so-called stop words.',
  '[A page](https://example.org/what-nobody-knows)',
  '```\nkept = make(face)\n```',
])('prose: accepts "%s"', (sentence) => {
  expect(rulesBroken(sentence)).toEqual([])
})

test('prose: allows a retired verb in messages that address a person', () => {
  expect(lint('messages/en.json', '{\n  "a": "Please ask the press office.",\n  "b": "It is kept by {name}."\n}')).toEqual([
    '3 retired-term "kept": write cached, stored, retained',
  ])
})

test('prose: reads messages of two words', () => {
  const found = textsOf('scripts/job.ts', "console.log('faces written')\nconst name = 'faces'\nconst script = '{const faces=1}'").flatMap(findingsIn)
  expect(found.map(({ area, line }) => `${area} ${line}`)).toEqual(['CLI 1'])
})

test('prose: reports the lines of comments, docstrings and strings, each in its area', () => {
  const source = [
    '// The first line is fine,',
    '// the second is kept.',
    'const a = 1',
    '/**',
    ' * Returns the page.',
    ' *',
    ' * @example kept(what) === whoever',
    ' */',
    'export const b = a',
    "throw new Error('nobody reads this message')",
    'throw new Error(`the page ${kept} is lost forever`)',
    "const sql = 'SELECT title FROM kept WHERE what IS NULL'",
  ].join('\n')
  const found = textsOf('src/page.ts', source).flatMap(findingsIn)
  expect(found.map(({ area, line, text }) => `${area} ${line} ${text.split(':')[0]}`)).toEqual(['comments 2 "kept"', 'errors 10 "nobody"', 'errors 11 "lost"'])
  expect(
    textsOf('src/page.ts', source)
      .find(({ area }) => area === 'docstrings')
      ?.markdown.trim(),
  ).toBe('Returns the page.')
})

test('prose: reports titles of tests and comments of style sheets', () => {
  expect(lint('tests/a.test.ts', "test('what is lost')\ntest.each([])('kept')\nconst other = 'nobody reads this string'")).toHaveLength(3)
  expect(lint('src/a.css', 'a { color: red }\n/* Kept\n   for the face. */')).toEqual([
    '2 retired-term "Kept": write cached, stored, retained',
    '3 retired-term "face": write font',
  ])
})

test('prose: fails only an area with more findings than recorded, and lists them', () => {
  const findings = textsOf('docs/page.md', 'It is kept.').flatMap(findingsIn)
  expect(proseProblems(findings, { docs: 1 })).toEqual([])
  expect(proseProblems(findings, {})).toEqual(['docs: 1 findings, 0 allowed:', '  docs/page.md:1 "kept": write cached, stored, retained (retired-term)'])
})

test('prose: counts words of comments per 1,000', () => {
  const lines: string[] = []
  printFigures(textsOf('src/a.ts', '// Stops if the queue is empty, e.g. at the end.\n'), (line) => lines.push(line))
  expect(lines[0]).toContain('11 words')
  expect(lines[1]).toMatch(/if +90\.9 .*1 in all/)
})
