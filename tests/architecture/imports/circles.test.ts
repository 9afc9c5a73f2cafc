import { expect, test } from 'vitest'
import { circles, folderCircles } from '../../../scripts/checks/imports/circles.ts'
import { sourceFile, sourceFiles } from '../../../scripts/checks/imports/source.ts'

test('circles: no file imports itself through others, not even for a type', () => {
  expect(circles(sourceFiles())).toEqual([])
})

test('folderCircles: no folder imports itself through others, not even for a type', () => {
  expect(folderCircles(sourceFiles())).toEqual([])
})

test('folderCircles: finds a circle of folders without a circle of files', () => {
  const files = [
    sourceFile('ui/a.ts', "import { b } from '#app/layout/b.ts'"),
    sourceFile('layout/c.ts', "import type { D } from '#app/features/search/page/d.ts'"),
    sourceFile('features/search/e.ts', "const f = await import('#app/ui/f.ts')"),
    sourceFile('features/search/g.ts', "import { h } from './page/h.ts'"),
  ]
  expect(folderCircles(files)).toEqual(['ui → layout → features/search → ui'])
})

test.each([
  ['for a value', "import { b } from './b.ts'"],
  ['for a type', "import type { B } from './b.ts'"],
  ['when it is needed', "const b = await import('#app/x/b.ts')"],
  ['to hand it on', "export { b } from './b.ts'"],
])('circles: finds a circle within a folder: %s', (_, text) => {
  const files = [sourceFile('x/a.ts', text), sourceFile('x/b.ts', "import '../y/c.ts'"), sourceFile('y/c.ts', "import '#app/x/a.ts'")]
  expect(circles(files)).toEqual(['x/a.ts → x/b.ts → y/c.ts → x/a.ts'])
})

test('circles: returns each circle once, without modules that only lead to one', () => {
  const files = [
    sourceFile('a.ts', "import './b.ts'"),
    sourceFile('b.ts', "import './c.ts'"),
    sourceFile('c.ts', "import './b.ts'; import './d.ts'; import 'react'"),
    sourceFile('d.ts', "import './d.ts'"),
    sourceFile('e.ts', 'export {}'),
  ]
  expect(circles(files).toSorted()).toEqual(['b.ts → c.ts → b.ts', 'd.ts → d.ts'])
})
