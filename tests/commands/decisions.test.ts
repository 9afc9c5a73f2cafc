import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const FILES = globSync('docs/decisions/[0-9]*.md').map((file) => basename(file))
const ROWS = [
  ...readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^\| (?:\[(\d{4})\]\((.+?)\)|(\d{4})) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm),
].map(([, linked, file, plain, title = '', status = '', date = '', area = '']) => ({ number: linked ?? plain ?? '', file, title, status, date, area }))

/** Returns the row of the index that a record needs, except for the area. Throws if the record lacks its title line or its date line. */
function rowOf(file: string) {
  const [heading = '', , about = ''] = readFileSync(`docs/decisions/${file}`, 'utf8').split('\n')
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(heading) ?? []
  const [, date = '', status = ''] = /^Date: (\d{4}-\d\d-\d\d)\. Status: ([^.]+)\./.exec(about) ?? []
  if (!number || !status) throw new Error(`docs/decisions/${file} begins with "# number. title", an empty line, and "Date: YYYY-MM-DD. Status: accepted."`)
  return { number: number.padStart(4, '0'), file, title, status, date }
}

test('index of decisions: has one row per record, with its title, status and date', () => {
  const listed = ROWS.filter(({ file }) => file !== undefined).map(({ number, file, title, status, date }) => ({ number, file, title, status, date }))
  expect(listed).toEqual(FILES.map(rowOf).toSorted((a, b) => a.number.localeCompare(b.number)))
})

test('index of decisions: is sorted by number, names an area in each row, and lists no number twice', () => {
  const numbers = ROWS.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)].toSorted())
  expect(ROWS.filter(({ area }) => !/^[a-z0-9]+$/.test(area))).toEqual([])
})

test('index of decisions: a number without a record leads to the record that includes it', () => {
  const withoutRecord = ROWS.filter(({ file }) => file === undefined)
  expect(withoutRecord.length).toBeGreaterThan(30)
  for (const { number, status } of withoutRecord) {
    const [, target = ''] = /^(?:folded into|superseded by) \[\d{4}\]\((.+?)\)$/.exec(status) ?? []
    expect(FILES, `${number}: ${status}`).toContain(target)
    expect(readFileSync(`docs/decisions/${target}`, 'utf8'), `${target} names ${number}`).toMatch(new RegExp(`\\b${Number(number)}\\b`))
  }
})
