import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { className } from '../../../scripts/vite/short-names.ts'
import { PRODUCT } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'

test('build: contains the styles of every section and of the layout', () => {
  const built = globSync(`${PRODUCT}/dist/client/assets/*.css`)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const modules = globSync('src/{site,sections,page-types,rich-text,media}/**/*.module.css')
  expect(modules.filter((path) => !built.includes(`.${className('', path)}`)).map((path) => basename(path))).toEqual([])
})

test('build: contains no file of the element gallery', () => {
  const built = globSync(`${PRODUCT}/dist/**/*`)
  expect(built.length).toBeGreaterThan(50)
  expect(built.filter((path) => /gallery/i.test(basename(path)))).toEqual([])
})
