import { expect, test } from 'vitest'
import { localeChain } from '../../../src/content/locales/space-locales.server.ts'
import { fieldsOf } from '../../../src/content/reading/fields.server.ts'
import type { RawEntry } from '../../../src/content/reading/raw.server.ts'
import { measure as measureBy, textFields } from '../../../src/content/locales/translation.server.ts'
import type { LocaleChain } from '../../../src/content/locales/space-locales.server.ts'
import { localeInfo } from '../../../src/i18n/locales.ts'
import { siteModel } from '../../../src/site-content/site-model.server.ts'
import { withSettings } from '../../support/with-settings.ts'

const space = [
  { code: 'en', default: true, fallbackCode: null },
  { code: 'de', default: false, fallbackCode: 'en' },
  { code: 'fr', default: false, fallbackCode: 'de' },
  { code: 'ja', default: false, fallbackCode: null },
  { code: 'ar', default: false, fallbackCode: 'en' },
]

function entry(type: string, fields: RawEntry['fields']): RawEntry {
  return { kind: 'entry', id: type, type, updatedAt: '', tags: [], concepts: [], fields, sanitized: new Set(), linked: () => undefined }
}

const textsOfModels = textFields(siteModel.models)
const measure = (page: readonly RawEntry[], by: LocaleChain) => measureBy(page, by, textsOfModels)
const translationOf = (raw: RawEntry, by: LocaleChain) => measure([raw], by).translation

function body(text: string) {
  return { nodeType: 'document', content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value: text }] }] }
}

const chain = (locale: 'en' | 'de' | 'fr' | 'ja', localized?: (type: string, field: string) => boolean) => localeChain(locale, space, localized)

test('measure: an entry is translated, partly translated, or a fallback, by the fallback chain of the space', () => {
  const story = entry('story', { title: { en: 'Title', de: 'Titel' }, summary: { en: 'A long summary of the story', de: 'Ein langer Abriss der Geschichte' } })
  expect([translationOf(story, chain('en')), translationOf(story, chain('de')), translationOf(story, chain('fr'))]).toEqual([
    'translated',
    'translated',
    'fallback',
  ])
  // French falls back to German before English.
  expect(measure([story], chain('fr'))).toEqual({ translation: 'fallback', standIn: 'de' })
  expect(fieldsOf(story, chain('fr'), ['title']).title).toEqual({ value: 'Titel', locale: 'de' })
  // Japanese has no fallback: the default locale is the last resort.
  expect(measure([story], chain('ja'))).toEqual({ translation: 'fallback', standIn: 'en' })
})

test('measure: a short text in a fallback language does not count, a body does', () => {
  const title = { en: 'A title of some length', de: 'Ein Titel von einiger Länge' }
  expect(translationOf(entry('story', { title, summary: { en: 'NASA' } }), chain('de'))).toBe('translated')
  expect(measure([entry('story', { title, body: { en: body('word '.repeat(200)) } })], chain('de'))).toEqual({ translation: 'partly', standIn: 'en' })
})

test('measure: a page includes its parts, but is a fallback if its own texts are not translated', () => {
  const page = entry('page', { title: { en: 'Page', de: 'Seite' } })
  const quote = (texts: Record<string, string>) => entry('quote', { text: texts })
  expect(measure([page, quote({ en: 'A long quotation in English alone' })], chain('de')).translation).toBe('partly')
  expect(measure([entry('page', { title: { en: 'Page' } }), quote({ en: 'x', de: 'Ein langes Zitat auf Deutsch' })], chain('de')).translation).toBe('fallback')
})

test('measure: a field that is not localized does not count as untranslated', () => {
  const topic = entry('topic', { title: { en: 'Ada Lovelace' }, summary: { en: 'Analyst', de: 'Analytikerin' } })
  const named = chain('de', (_type, field) => field !== 'title')
  expect(fieldsOf(topic, named, ['title']).title).toEqual({ value: 'Ada Lovelace' })
  expect(translationOf(topic, named)).toBe('translated')
  expect(translationOf(topic, chain('de'))).toBe('partly')
})

test('localeChain: a regional fallback counts as the same language; a language unknown to the site has its own tag', async () => {
  const { localeChain: austrian } = await withSettings(
    {
      baseLocale: 'de-AT',
      locales: [{ tag: 'de-AT', prefix: 'at', contentful: 'de-AT', dir: 'ltr', endonym: 'Deutsch', segments: localeInfo('de').segments }],
    },
    () => import('../../../src/content/locales/space-locales.server.ts'),
  )
  const regional = [
    { code: 'he-IL', default: true, fallbackCode: null },
    { code: 'de-DE', default: false, fallbackCode: 'he-IL' },
    { code: 'de-AT', default: false, fallbackCode: 'de-DE' },
  ]
  const [language] = ['de-AT']
  const { foreignTag, codes } = Reflect.apply(austrian, undefined, [language, regional])
  expect(codes).toEqual(['de-AT', 'de-DE', 'he-IL'])
  expect([foreignTag('de-AT'), foreignTag('de-DE'), foreignTag('he-IL')]).toEqual([undefined, undefined, 'he-IL'])
})
