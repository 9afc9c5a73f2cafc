import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { className } from '../../scripts/vite/class-name.ts'
import { wrongImports } from './imports.ts'

const files = globSync('src/**/*.{ts,tsx}')
  .map((path) => path.replace(/^src\//, ''))
  .filter((path) => !path.startsWith('paraglide/') && !path.endsWith('.gen.ts'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }))

test('arrows between the parts of src/ point one way', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(wrongImports(files)).toEqual([])
})

test.each([
  ['content-service/service.ts', "import { x } from '../content/error.ts'"],
  ['content/cards.server.ts', "import { x } from '#app/sections/registry.tsx'"],
  ['ui/Carousel.tsx', "import type { Slide } from '../../src/sections/carousel/carousel.ts'"],
  ['sections/hero/HeroSection.tsx', "const x = await import('../../site/SiteFrame.tsx')"],
  ['i18n/urls.ts', "import { x } from '#app/content/error.ts'"],
  ['site/footer/Footer.tsx', "import { openContent } from '#app/content/content.server.ts'"],
  ['utils/x.ts', 'export const x = 1'],
])('the test sees a turned arrow: %s with %s', (path, text) => {
  expect(wrongImports([{ path, text }])).toHaveLength(1)
})

test('no drawer without a subject, no barrel', () => {
  expect(files.filter(({ path }) => /(^|\/)(utils?|lib|helpers?|common|misc)(\/|\.)/.test(path))).toEqual([])
  const barrels = files.filter(({ text }) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return lines.length > 0 && lines.every((line) => /^export .* from /.test(line))
  })
  expect(barrels.map(({ path }) => path)).toEqual([])
})

function importing(name: string): string[] {
  return files.filter(({ text }) => new RegExp(`from '${name}['/]`).test(text)).map(({ path }) => path)
}

test('the SDK stays in the content layer, zod at the edges of the server', () => {
  expect(importing('contentful').filter((path) => !path.startsWith('content/'))).toEqual([])
  expect(importing('zod').filter((path) => !/\.server\.ts$|\.functions\.ts$|^content-service\//.test(path))).toEqual([])
})

test('styles use logical directions only', () => {
  const physical = /(?:margin|padding|border)-(?:left|right)|(?:^|[\s;{])(?:left|right):|text-align:\s*(?:left|right)/m
  const sheets = globSync('src/**/*.css').filter((path) => physical.test(readFileSync(path, 'utf8')))
  expect(sheets).toEqual([])
})

test('class names say whose they are, and no two modules share a name', () => {
  expect(className('panel', '/site/src/site/header/Navigation.module.css')).toBe('Navigation-panel')
  const modules = globSync('src/**/*.module.css')
  expect(modules.length).toBeGreaterThan(50)
  expect(new Set(modules.map((path) => className('x', path))).size).toBe(modules.length)
})

test('nothing is cast or silenced', () => {
  const silenced = /\bas any\b|\bas unknown as\b|@ts-(?:ignore|nocheck|expect-error)|oxlint-disable/
  expect(files.filter(({ text }) => silenced.test(text)).map(({ path }) => path)).toEqual([])
})

test('tests of the product know nothing of the site’s own settings, messages and content', () => {
  const own = /from '(?:\.\.\/)+app\.config\.ts'|src\/paraglide\/|readFileSync\('content\//
  const tests = globSync('tests/**/*.ts').filter((path) => !/^tests\/(?:space|demonstration)\//.test(path))
  expect(tests.length).toBeGreaterThan(100)
  expect(tests.filter((path) => !path.endsWith('architecture.test.ts') && own.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('no browser test waits for a time to pass: it waits for what it means', () => {
  const specs = globSync('tests/{browser,variants}/**/*.ts')
  expect(specs.length).toBeGreaterThan(30)
  expect(specs.filter((path) => /waitForTimeout|(?<!test\.)\bsetTimeout\(/.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('no browser test asks for the time of the day', () => {
  const specs = globSync('tests/{browser,variants}/**/*.ts')
  expect(specs.filter((path) => /Date\.now\(\)|new Date\(\)/.test(readFileSync(path, 'utf8')))).toEqual([])
})
