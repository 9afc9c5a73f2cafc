import { globSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crowded, long, medianLines } from './size.ts'
import { sourceFiles } from '../../scripts/checks/imports/source.ts'

test('no folder is so full that one searches in it', () => {
  const files = globSync('{src,scripts,tests}/**', { exclude: (path) => path.startsWith('src/paraglide') }).filter((path) => statSync(path).isFile())
  expect(files.length).toBeGreaterThan(400)
  expect(crowded(files)).toEqual([])
})

test('a file holds one idea', () => {
  expect(long(sourceFiles())).toEqual([])
  expect(medianLines(sourceFiles())).toBeLessThanOrEqual(60)
})

test('a full folder and a long file are found', () => {
  expect(crowded(Array.from({ length: 15 }, (_, n) => `src/x/${n}.ts`))).toEqual(['src/x/ holds 15 files'])
  expect(crowded(Array.from({ length: 28 }, (_, n) => `src/x/${n % 2}/${n}.ts`))).toEqual([])
  expect(long([{ path: 'x.ts', text: 'x\n'.repeat(211) }])).toEqual(['x.ts has 211 lines'])
  expect(medianLines([{ text: 'x' }, { text: 'x\nx\n' }, { text: 'x\nx\nx' }])).toBe(2)
})
