import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { MenuItem } from '../../../src/layout/site-layout/layout-content.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { configOf } from '../../support/content-config.ts'
import { entryOf, linkTo, typeOf } from '../project/custom-space.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-menu-'))
afterAll(() => rmSync(folder, { recursive: true }))

const words = (text: string) => ({ 'en-US': text })
const links = (...ids: string[]) => ({ 'en-US': ids.map((id) => linkTo('Entry', id)) })

const TYPES = [
  typeOf('menu', 'name', [
    ['name', 'Symbol'],
    ['items', 'Array of Link to Entry'],
  ]),
  typeOf('menuItem', 'label', [
    ['label', 'Symbol'],
    ['page', 'Link to Entry'],
    ['url', 'Symbol'],
  ]),
  typeOf('article', 'title', [
    ['title', 'Symbol'],
    ['slug', 'Symbol'],
    ['body', 'Text'],
  ]),
  typeOf('site', 'name', [
    ['name', 'Symbol'],
    ['top', 'Link to Entry'],
    ['bottom', 'Link to Entry'],
  ]),
]
const MAPPING = {
  types: {
    menu: { as: 'link', fields: { label: { from: 'name' }, children: { from: 'items' } } },
    menuItem: { as: 'link', fields: { label: { from: 'label' }, target: { from: 'page' }, url: { from: 'url' } } },
    site: { as: 'settings', fields: { name: { from: 'name' }, headerMenu: { from: 'top' }, footerMenu: { from: 'bottom' } } },
    article: { as: 'generic', fields: { title: { from: 'title' }, slug: { from: 'slug' } } },
  },
}
const ARTICLES = ['harbour', 'market', 'ferry'].map((slug) =>
  entryOf(slug, 'article', { title: words(`The ${slug}`), slug: words(slug), body: words('Long.') }),
)
const ITEMS = [
  entryOf('to-harbour', 'menuItem', { label: words('Harbour'), page: { 'en-US': linkTo('Entry', 'harbour') } }),
  entryOf('to-map', 'menuItem', { label: words('Map'), url: words('https://map.example/') }),
]

async function menusOf(...menus: ReturnType<typeof entryOf>[]) {
  vi.resetModules()
  const file = join(folder, `${menus.length}.json`)
  const locales = [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }]
  const space = { sys: { id: 'menus', type: 'Space' } }
  writeFileSync(file, JSON.stringify({ space, locales, contentTypes: TYPES, entries: [...ARTICLES, ...ITEMS, ...menus], assets: [] }))
  process.env['CONTENT_SPACE'] = file
  vi.stubEnv('TEST_CONTENT_CONFIG', configOf(MAPPING))
  const { readLayout } = await import('../../../src/layout/site-layout/layout-content.server.ts')
  const { menu, footer } = await readLayout('en')
  return { menu: menu.map(brief), footer: footer.map(brief) }
}

function brief({ label, target, children }: MenuItem): readonly unknown[] {
  const address = target?.kind === 'place' ? pathOf('en', target.place) : target?.href
  return [label.text, address, ...(children.length > 0 ? [children.map(brief)] : [])]
}

test('menu: a mapped space with menus shows them, and pages that they omit are in the footer', async () => {
  const main = entryOf('main', 'menu', { name: words('Main menu'), items: links('to-harbour', 'to-map', 'ferry') })
  const group = entryOf('footer', 'menu', { name: words('Footer'), items: links('to-map', 'market', 'harbour', 'ferry') })
  expect(await menusOf(main, group)).toEqual({
    menu: [
      ['Harbour', '/en/article/harbour'],
      ['Map', 'https://map.example/'],
      ['The ferry', '/en/article/ferry'],
    ],
    footer: [
      ['Map', 'https://map.example/'],
      ['The market', '/en/article/market'],
      ['The harbour', '/en/article/harbour'],
      ['The ferry', '/en/article/ferry'],
      ['Articles', '/en/article'],
    ],
  })
})

test('menu: is composed from the listings if the links of the space form no menu', async () => {
  expect(await menusOf(entryOf('one', 'menu', { name: words('Main menu'), items: links('to-map') }))).toEqual({
    menu: [['Articles', '/en/article']],
    footer: [],
  })
})

test('menu: the name of a menu in the settings is not shown, even if the menu has one item', async () => {
  const main = entryOf('main', 'menu', { name: words('menu-header'), items: links('to-harbour', 'market') })
  const bottom = entryOf('bottom', 'menu', { name: words('menu-footer'), items: links('to-map') })
  const site = entryOf('site', 'site', { name: words('Harbour'), top: { 'en-US': linkTo('Entry', 'main') }, bottom: { 'en-US': linkTo('Entry', 'bottom') } })
  const { menu, footer } = await menusOf(main, bottom, site)
  expect(menu).toEqual([
    ['Harbour', '/en/article/harbour'],
    ['The market', '/en/article/market'],
  ])
  expect(footer[0]).toEqual(['Map', 'https://map.example/'])
})
