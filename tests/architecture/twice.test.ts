import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../scripts/checks/imports/source.ts'
import { twice } from './twice.ts'

test('source files: no passage of more than a few lines is duplicated', () => {
  const sheets = globSync('src/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(twice(sourceFiles(), 6)).toEqual([])
  expect(twice(sheets, 8)).toEqual([])
})

test('twice: finds duplicated passages, ignoring indentation', () => {
  const passage = 'const a = 1\nconst b = 2\n\n// so\nconst c = 3\n'
  const files = [
    { path: 'a.ts', text: `import {\n  x,\n} from 'x'\n${passage}` },
    { path: 'b.ts', text: `const other = 0\n${passage.replaceAll('\n', '\n  ')}` },
  ]
  expect(twice(files, 3)).toEqual(['a.ts:4 = b.ts:2'])
  expect(twice(files, 4)).toEqual([])
})
