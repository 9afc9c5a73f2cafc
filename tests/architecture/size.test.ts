import { expect, test } from 'vitest'
import { long } from './size.ts'
import { sourceFiles } from '../../scripts/checks/imports/source.ts'

test('a file holds one idea', () => {
  expect(long(sourceFiles())).toEqual([])
})

test('a long file is found', () => {
  expect(long([{ path: 'x.ts', text: 'x\n'.repeat(211) }])).toEqual(['x.ts has 211 lines'])
})
