import { expect, test } from 'vitest'
import site from '#config'
import { machineTranslation, unreviewedByMachine } from '../../../src/content/locales/machine-translation.server.ts'
import { localeChain } from '../../../src/content/locales/space-locales.server.ts'
import { textFields } from '../../../src/content/locales/translation.server.ts'
import type { RawEntry } from '../../../src/content/reading/raw.server.ts'
import { PAGE_TYPES } from '../../../src/config/page-types/table.ts'
import { siteModel } from '../../../src/site-content/site-model.server.ts'
import { loadSurfaces } from '../../support/surfaces.ts'
import { withSettings } from '../../support/with-settings.ts'

const space = [
  { code: 'en', default: true, fallbackCode: null },
  { code: 'de', default: false, fallbackCode: 'en' },
  { code: 'fr', default: false, fallbackCode: 'de' },
]
const texts = textFields(siteModel.models)

function entry(type: string, fields: RawEntry['fields']): RawEntry {
  return { kind: 'entry', id: type, type, updatedAt: '', tags: [], concepts: [], fields, sanitized: new Set(), linked: () => undefined }
}

const title = { en: 'Title', de: 'Titel' }
const summary = { en: 'Summary', de: 'Abriss' }
const chain = (locale: 'en' | 'de' | 'fr') => localeChain(locale, space)
const inGerman = (fields: RawEntry['fields'], ...parts: readonly RawEntry[]) => {
  const story = entry('story', { title, summary, ...fields })
  return unreviewedByMachine(story, () => [story, ...parts], chain('de'), texts)
}

/** Applies settings of German. */
async function withGerman<T>(machineTranslated: true | readonly string[], use: (decide: typeof unreviewedByMachine) => T): Promise<T> {
  const locales = site.locales.map((each) => (each.tag === 'de' ? { ...each, machineTranslated } : each))
  return withSettings({ locales }, async () => {
    const { unreviewedByMachine: decide } = await import('../../../src/content/locales/machine-translation.server.ts')
    return use(decide)
  })
}

test('unreviewedByMachine: an entry is marked per language, and a review lifts the mark', () => {
  expect(inGerman({ machineTranslation: { de: 'unreviewed' } })).toBe('whole')
  expect(inGerman({ machineTranslation: { de: 'reviewed', fr: 'unreviewed' } })).toBeUndefined()
  expect(inGerman({})).toBeUndefined()
})

test('unreviewedByMachine: a page in a fallback language does not have the mark of the language that it lacks', () => {
  const french = entry('story', { title, summary, machineTranslation: { fr: 'unreviewed', de: 'unreviewed' } })
  expect(unreviewedByMachine(french, () => [french], chain('fr'), texts)).toBeUndefined()
  const partly = entry('story', { title: { ...title, fr: 'Titre' }, summary, machineTranslation: { fr: 'unreviewed' } })
  expect(unreviewedByMachine(partly, () => [partly], chain('fr'), texts)).toBe('whole')
  expect(unreviewedByMachine(partly, () => [partly], chain('en'), texts)).toBeUndefined()
})

test('unreviewedByMachine: a language may be marked as a whole, or some of its fields, until an entry is reviewed', async () => {
  const story = entry('story', { title, summary })
  const reviewed = entry('story', { title, summary, machineTranslation: { de: 'reviewed' } })
  const page = entry('page', { title: { en: 'Page', de: 'Seite' } })
  const quote = entry('quote', { text: { en: 'Quote', de: 'Zitat' } })
  const found = (decide: typeof unreviewedByMachine) =>
    [[story], [reviewed], [page, quote]].map((parts) => parts[0] && decide(parts[0], () => parts, chain('de'), texts))
  expect(await withGerman(true, found)).toEqual(['whole', undefined, 'whole'])
  expect(await withGerman(['story.summary', 'quote.text'], found)).toEqual(['partly', undefined, 'partly'])
  expect(await withGerman([], found)).toEqual([undefined, undefined, undefined])
})

test('unreviewedByMachine: does not read the parts of a page without a mark', () => {
  const story = entry('story', { title, machineTranslation: { fr: 'unreviewed' } })
  const fail = () => {
    throw new Error('The parts were read.')
  }
  expect(unreviewedByMachine(story, fail, chain('de'), texts)).toBeUndefined()
})

test.each(PAGE_TYPES.filter((type) => siteModel.pageModels.has(type)))('the page type %s has the field', (type) => {
  expect(Object.values<unknown>(siteModel.pageModels.get(type)?.optional ?? {})).toContain(machineTranslation)
})

test.each([
  [true, 'de', { extent: 'partly' }],
  [true, 'en', undefined],
  [['story.body'], 'de', undefined],
] as const)('lists: a language that a machine translates as a whole (%j) has the notice in %s', async (machineTranslated, locale, expected) => {
  const shown = await withGerman(machineTranslated, async () => {
    const { openContent, storiesPage } = await loadSurfaces()
    const stories = await storiesPage(await openContent(locale), undefined, 1)
    return stories.kind === 'page' && stories.page.meta.machineTranslated
  })
  expect(shown).toEqual(expected)
})
