import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withFigures } from '../../bench/report/results-page.ts'
import { brief, judged, median, spread } from '../../bench/report/row.ts'
import { plainTable } from '../../bench/report/table.ts'

const ROW = { what: 'pages', figure: '1', goal: '2', isMet: false }

test('withFigures: replaces the table between the marks and keeps the rest of the page', () => {
  const page = '# A\n\ntext\n\n<!-- figures -->\nold\n<!-- end -->\nmore\n'
  const text = withFigures(page, [ROW])
  expect(text).toContain('| pages | 1 |  | 2 | NO |')
  expect(text).not.toContain('old')
  expect(text).toMatch(/^# A\n\ntext\n/)
  expect(text).toMatch(/<!-- end -->\nmore\n$/)
  expect(withFigures(text, [ROW])).toBe(text)
  expect(() => withFigures('# A\n', [ROW])).toThrow('<!-- figures -->')
})

test('bench/results: every benchmark has a page with marks for its figures', () => {
  const names = globSync('bench/*.bench.ts').map((file) => file.slice('bench/'.length, -'.bench.ts'.length))
  for (const name of names.filter((each) => each !== 'content-service'))
    expect(withFigures(readFileSync(`bench/results/${name}.md`, 'utf8'), [ROW]), name).toContain('| pages |')
})

test('judged: a goal is reached, missed or cannot be measured', () => {
  expect(judged({ what: 'x' }, 0.9, { least: 0.85 })).toMatchObject({ figure: '0.90', goal: 'at least 0.85', isMet: true })
  expect(judged({ what: 'x' }, 61, { most: 60 }, ' ms')).toMatchObject({ figure: '61.0 ms', goal: 'at most 60 ms', isMet: false })
  expect(judged({ what: 'x' }, Number.NaN, { most: 60 }).isMet).toBe(false)
  const table = plainTable([ROW, { what: 'late', figure: '9', goal: '5' }])
  expect(table).toMatch(/pages +1 +2 +NO/)
  expect(table).toMatch(/late +9 +5 +cannot be measured here/)
})

test('brief: formats short figures', () => {
  expect([0.1234, 12.34, 123.4, 12_345.6, Infinity].map(brief)).toEqual(['0.12', '12.3', '123', '12,346', '–'])
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(spread([3, 1, 2])).toBe('1.00 / 2.00 / 3.00')
})
