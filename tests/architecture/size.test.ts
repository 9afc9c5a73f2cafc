import { expect, test } from 'vitest'
import { long } from './size.ts'
import { sourceFiles } from '../../scripts/checks/imports/source.ts'

test('source files: none is too long', () => {
  expect(long(sourceFiles())).toEqual([])
})

test('long: finds a file of more than 210 lines', () => {
  expect(long([{ path: 'x.ts', text: 'x\n'.repeat(211) }])).toEqual(['x.ts has 211 lines'])
})
