import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differences } from '../../scripts/adopt/differences.ts'
import { outcomeOf, readSigned, writeUnlessEdited } from '../../scripts/adopt/written-file.ts'

const file = () => join(mkdtempSync(join(tmpdir(), 'vitrine-')), 'content.config.ts')

test('writeUnlessEdited: creates and updates a file, and leaves it alone once it was edited', async () => {
  const path = file()
  expect(await writeUnlessEdited(path, 'one\n', 'content:adopt')).toBe('new')
  expect(readFileSync(path, 'utf8')).toMatch(/^\/\/ Written by `npm run content:adopt` \([\da-f]{12}\)[^\n]*\none\n$/)
  expect(await writeUnlessEdited(path, 'one\n', 'content:adopt')).toBe('same')
  expect(await writeUnlessEdited(path, 'two\n', 'content:types')).toBe('written')
  const edited = readFileSync(path, 'utf8').replace('two', 'mine')
  writeFileSync(path, edited)
  expect(await outcomeOf(path, 'three\n')).toBe('edited')
  expect(await writeUnlessEdited(path, 'three\n', 'content:adopt')).toBe('edited')
  expect(readFileSync(path, 'utf8')).toBe(edited)
})

test('writeUnlessEdited: treats an unsigned file as edited, and ignores different line endings', async () => {
  const path = file()
  writeFileSync(path, 'mine\n')
  expect(await writeUnlessEdited(path, 'one\n', 'content:adopt')).toBe('edited')
  expect(await readSigned(path)).toEqual({ body: 'mine\n', isEdited: true })
  const other = file()
  await writeUnlessEdited(other, 'one\ntwo\n', 'content:adopt')
  writeFileSync(other, readFileSync(other, 'utf8').replaceAll('\n', '\r\n'))
  expect(await outcomeOf(other, 'one\ntwo\n')).toBe('same')
})

test('differences: lists changed lines with the lines around them', () => {
  expect(differences('a\nb\nc\nd\ne\n', 'a\nb\nx\nd\ne\nf\n')).toEqual(['  b', '- c', '+ x', '  d', '  e', '+ f'])
  expect(differences('a\n', 'a\n')).toEqual([])
})
