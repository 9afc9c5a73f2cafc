import { expect, test } from 'vitest'
import { leaks } from '../../../scripts/checks/imports/environment.ts'
import { sourceFile, sourceFiles } from '../../../scripts/checks/imports/source.ts'

test('leaks: no module for the browser imports server modules, except through server functions', () => {
  expect(leaks(sourceFiles())).toEqual([])
})

const quote = sourceFile('sections/quote/quote.server.ts', "import { readFile } from 'node:fs'")

test.each([
  ['a view that imports a builder', "import { quote } from './quote.server.ts'"],
  ['a view that takes its type', "import type { Quote } from './quote.server.ts'"],
  ['a view that loads it later', "const it = await import('#app/sections/quote/quote.server.ts')"],
  ['a view of the disk', "import { readFile } from 'node:fs'"],
  ['a view that asks the content service', "import type { ContentService } from 'contentful-emulator/service.ts'"],
])('leaks: %s is found', (_, text) => {
  expect(leaks([sourceFile('sections/quote/QuoteSection.tsx', text), quote])).toHaveLength(1)
})

test('leaks: finds indirect imports at any distance', () => {
  const between = [
    sourceFile('sections/quote/QuoteSection.tsx', "import { a } from './a.ts'"),
    sourceFile('sections/quote/a.ts', "import type { B } from './b.ts'"),
    sourceFile('sections/quote/b.ts', "import type { Quote } from './quote.server.ts'"),
  ]
  expect(leaks([...between, quote])).toEqual(['sections/quote/b.ts imports sections/quote/quote.server.ts'])
})

test('leaks: allows imports behind server functions and in code that the build removes', () => {
  const view = sourceFile('rich-text/TermPopover.tsx', "import { fetchIt } from './it.functions.ts'; import { origin } from './origin.ts'")
  const door = sourceFile('rich-text/it.functions.ts', "import { quote } from '#app/sections/quote/quote.server.ts'")
  const split = sourceFile('rich-text/origin.ts', "import { q } from '#app/sections/quote/quote.server.ts'; createIsomorphicFn().server(q)")
  expect(leaks([view, door, split, quote])).toEqual([])
})
