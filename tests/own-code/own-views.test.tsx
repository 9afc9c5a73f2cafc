import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { pageTypes } from '../../src/config/page-types/table.ts'

vi.mock('#own/card-views.gen.ts', async () => {
  const { pageTypes: types } = await import('../../src/config/page-types/table.ts')
  return { ownCardViews: Object.fromEntries(Object.keys(types).map((type) => [type, () => <b>own {type}</b>])) }
})
vi.mock('../../src/layout/header/Header.tsx', () => ({ Header: () => <header /> }))
vi.mock('../../src/layout/footer/Footer.tsx', () => ({ Footer: () => <footer /> }))

const { CardView } = await import('../../src/entries/cards.tsx')
const { OwnContent, OwnFooter, OwnHeader } = await import('../../src/layout/site-layout/OwnLayout.tsx')

/** Renders without comments between texts. Waits for parts that load later. */
async function html(content: ReactNode): Promise<string> {
  const { prelude } = await prerender(content)
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->|<script[^]*?<\/script>|<link[^>]*>/g, '')
}

test.each(Object.keys(pageTypes))('site/cards.tsx: replaces the card of the page type %s', async (kind) => {
  const card: ReactNode = Reflect.apply(CardView, undefined, [{ card: { kind, id: 'a', title: { text: 'A' }, topics: [] } }])
  expect(await html(card)).toContain(`<b>own ${kind}</b>`)
})

/** Renders the three areas of the layout with parts of a team. */
async function layoutWith(names: readonly string[]): Promise<string> {
  const own = Object.fromEntries(names.map((name) => [name, () => <i>{name}</i>]))
  const areas = [OwnHeader, OwnContent, OwnFooter].map((Area) => Reflect.apply(Area, undefined, [{ own, layout: {}, children: <main /> }]))
  return (await Promise.all(areas.map(html)))
    .join('')
    .replaceAll(/<\/?i>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

test('site/layout.tsx: fills each slot of the layout, around the header, the content and the footer', async () => {
  expect(await layoutWith(['BeforeHeader', 'AfterHeader', 'BeforeContent', 'AfterContent', 'BeforeFooter', 'AfterFooter'])).toBe(
    'BeforeHeader <header></header> AfterHeader BeforeContent <main></main> AfterContent BeforeFooter <footer></footer> AfterFooter',
  )
})

test('site/layout.tsx: replaces the header and the footer', async () => {
  expect(await layoutWith(['Header', 'Footer'])).toBe('Header <main></main> Footer')
  expect(await layoutWith([])).toBe('<header></header><main></main><footer></footer>')
})
