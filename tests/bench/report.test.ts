import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withFigures } from '../../bench/report/performance-page.ts'
import { brief, judged, median, spread } from '../../bench/report/row.ts'
import { plainTable } from '../../bench/report/table.ts'

const ROW = { what: 'pages', figure: '1', goal: '2', isMet: false }

test('figures go where they belong, and others stay', () => {
  const page = '# A\n<!-- figures: a -->\nold\n<!-- end -->\n<!-- figures: b -->\nkept\n<!-- end -->\n'
  const text = withFigures(page, new Map([['a', [ROW]]]))
  expect(text).toContain('| pages | 1 |  | 2 | NO |')
  expect(text).not.toContain('old')
  expect(text).toContain('<!-- figures: b -->\nkept\n<!-- end -->')
  expect(withFigures(text, new Map([['a', [ROW]]]))).toBe(text)
  expect(() => withFigures(page, new Map([['c', [ROW]]]))).toThrow('figures: c')
})

test('every bench has its place in the page', () => {
  const page = readFileSync('docs/performance.md', 'utf8')
  const own = globSync('bench/*.bench.ts').map((file) => file.slice('bench/'.length, -'.bench.ts'.length))
  expect(own.filter((name) => name !== 'content-service' && !page.includes(`<!-- figures: ${name} -->`))).toEqual([])
})

test('a goal is reached, missed, or cannot be told', () => {
  expect(judged({ what: 'x' }, 0.9, { least: 0.85 })).toMatchObject({ figure: '0.90', goal: 'at least 0.85', isMet: true })
  expect(judged({ what: 'x' }, 61, { most: 60 }, ' ms')).toMatchObject({ figure: '61.0 ms', goal: 'at most 60 ms', isMet: false })
  expect(judged({ what: 'x' }, Number.NaN, { most: 60 }).isMet).toBe(false)
  const table = plainTable([ROW, { what: 'late', figure: '9', goal: '5' }])
  expect(table).toMatch(/pages +1 +2 +NO/)
  expect(table).toMatch(/late +9 +5 +cannot be told here/)
})

test('figures are short', () => {
  expect([0.1234, 12.34, 123.4, 12_345.6, Infinity].map(brief)).toEqual(['0.12', '12.3', '123', '12,346', '–'])
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(spread([3, 1, 2])).toBe('1.00 / 2.00 / 3.00')
})
