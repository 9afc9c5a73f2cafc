import { expect, test } from 'vitest'
import { isThemed, marksWithinLayers, sheetOfTheme, withTheme } from '../../scripts/vite/theme-marks.ts'

const CSS =
  '@layer tokens,base;@media (theme:plain){@layer tokens{:root{--a:url("}")}}}@media (theme:meridian){@font-face{src:url(a.woff2)}}' +
  '.shared{color:red}@media (theme-part:plain){.Edge-edge{border:0}}@media (theme:plain) and (width>=64rem){.wide{margin:0}}@media print{p{margin:0}}'

test('sheetOfTheme: leaves out the styles of other themes and all marks', () => {
  expect(sheetOfTheme(CSS, 'plain', new Set(['plain']))).toBe(
    '@layer tokens,base;@layer tokens{:root{--a:url("}")}}.shared{color:red}.Edge-edge{border:0}@media (width>=64rem){.wide{margin:0}}@media print{p{margin:0}}',
  )
  expect(sheetOfTheme(CSS, 'meridian', new Set(['meridian']))).toBe(
    '@layer tokens,base;@font-face{src:url(a.woff2)}.shared{color:red}@media print{p{margin:0}}',
  )
})

test('sheetOfTheme: keeps the CSS modules of another theme that the theme imports', () => {
  const sheet = sheetOfTheme(CSS, 'house', new Set(['house', 'plain']))
  expect(sheet).toContain('.Edge-edge')
  expect(sheet).not.toContain('--a')
})

test('isThemed: a style sheet without marks has none', () => {
  expect(isThemed(CSS)).toBe(true)
  expect(isThemed('@media (width>=64rem){p{margin:0}}')).toBe(false)
})

test('withTheme: only the styles of the theme apply', () => {
  expect(withTheme('@media (theme: plain) and (width >= 64rem) {} @media (theme: house) {}', 'plain')).toBe(
    '@media all and (width >= 64rem) {} @media (theme: house) {}',
  )
})

test('marksWithinLayers: rules of a layer stay in the layer, so that their order among its rules stays', () => {
  const css = `@media (theme: plain) { /* a; b */ @layer tokens { :root { --a: 1 } } @layer late; @font-face { src: url("a;b") } } p { margin: 0 }`
  expect(marksWithinLayers(css).replaceAll(/\s+/g, ' ')).toBe(
    '@layer tokens{@media (theme: plain){ :root { --a: 1 } }}@media (theme: plain){@layer late;}@media (theme: plain){@font-face{ src: url("a;b") }} p { margin: 0 }',
  )
})
