import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import type { SpaceEntry } from 'content-mapping/space-model.ts'
import { entry, link, model } from './models/model.ts'

const LINES = { sheet: 'heading:s slug:s! parts:ee>words|facts', words: 'heading:s copy:t', facts: 'heading:s copy:t' }

/** Creates pages with one section each, from their titles by slug. */
function pages(titles: Readonly<Record<string, string>>) {
  return [
    entry('words', 'w', { heading: 'Since 1994', copy: 'In the old mill.' }),
    ...Object.entries(titles).map(([slug, heading]) => entry('sheet', slug, { heading, slug, parts: [link('w')] })),
  ]
}

/** Returns the slug of the inferred home page. */
function homeOf(lines: Parameters<typeof model>[0], ...entries: readonly SpaceEntry[]) {
  return inferMapping(model(lines, entries)).home
}

test.each(['forside', 'hem', 'hlavni', 'etusivu', 'strona-glowna', 'pagina-principale', 'fooldal'])('inferMapping: finds the home page at /%s', (slug) => {
  expect(homeOf(LINES, ...pages({ [slug]: 'The old mill', prices: 'Prices', team: 'Team' }))).toBe(slug)
})

test.each(['Strona główna', 'Hlavní strana', 'Página de inicio', 'Főoldal', '홈', 'ホーム'])('inferMapping: finds the home page called %s', (title) => {
  expect(homeOf(LINES, ...pages({ a1: title, b2: 'Prices', c3: 'Team' }))).toBe('a1')
})

test('inferMapping: the page with the name of the site is the home page', () => {
  const settings = entry('settings', 's', { siteName: 'Old Mill Clinic' })
  expect(homeOf({ ...LINES, settings: 'siteName:s' }, settings, ...pages({ xx: 'Old Mill Clinic', prices: 'Prices', team: 'Team' }))).toBe('xx')
})

test('inferMapping: the only page to which nothing leads is the home page, unless only few pages have links or its title names another page', () => {
  const lines = { ...LINES, menuItem: 'label:s page:e>sheet' }
  const item = (id: string) => entry('menuItem', `m-${id}`, { label: id, page: link(id) })
  const all = pages({ xx: 'Care for all', prices: 'Prices', team: 'Team' })
  expect(homeOf(lines, ...all, item('prices'), item('team'))).toBe('xx')
  expect(homeOf(lines, ...all, item('prices'))).toBeUndefined()
  expect(homeOf(lines, ...pages({ xx: 'Privacy', prices: 'Prices', team: 'Team' }), item('prices'), item('team'))).toBeUndefined()
})
