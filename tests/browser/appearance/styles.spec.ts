import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { className } from '../../../scripts/vite/class-name.ts'
import { PRODUCT } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'

test('the styles of every section and of the frame are in what was built', () => {
  const built = globSync(`${PRODUCT}/dist/client/assets/*.css`)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const modules = globSync('src/{site,sections,page-types,rich-text,media}/**/*.module.css')
  expect(modules.filter((path) => !built.includes(`.${className('', path)}`)).map((path) => basename(path))).toEqual([])
})

test('a build knows nothing of the gallery of elements', () => {
  const built = globSync(`${PRODUCT}/dist/**/*`)
  expect(built.length).toBeGreaterThan(50)
  expect(built.filter((path) => /gallery/i.test(basename(path)))).toEqual([])
})
