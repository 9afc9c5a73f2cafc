import { expect, test } from 'vitest'
import type { Locale } from '../../../src/i18n/locales.ts'
import { localeChain } from '../../../src/content/locales/space-locales.server.ts'
import { amending } from '../../../src/content/preview/amended.server.ts'
import { fieldsOf } from '../../../src/content/reading/fields.server.ts'
import { readAnswer, type RawAsset, type RawEntry } from '../../../src/content/reading/raw.server.ts'
import type { Entity } from '../../../src/content/preview/edits.ts'

const LOCALES = [
  { code: 'en', default: true, fallbackCode: null },
  { code: 'de', default: false, fallbackCode: 'en' },
  { code: 'ar', default: false, fallbackCode: 'en' },
]
/** Only texts are translated. */
const isLocalized = (_type: string, field: string) => field === 'title' || field === 'text'
const chain = (locale: Locale) => localeChain(locale, LOCALES, isLocalized)

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const sys = (id: string, type = 'hero') => ({ id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } })
const edited = (fields: Entity['fields']): Entity => ({ sys: sys('one'), fields })

async function hero(): Promise<RawEntry> {
  const [entry] = await readAnswer({
    items: [{ sys: sys('one'), fields: { title: { en: 'Night', ar: 'ليل' }, text: { en: 'Dark' }, layout: { en: 'full' }, actions: { en: [link('two')] } } }],
    includes: { Entry: [{ sys: sys('two', 'action'), fields: { title: { en: 'Go' } } }] },
  })
  if (!entry) throw new Error('There is no entry.')
  return entry
}

/** Returns the content of an entry that a page in a language reads. Links are replaced by ids. */
function shown(raw: RawEntry | RawAsset, locale: Locale) {
  const idOf = (target: RawEntry | RawAsset) => (target.kind === 'entry' ? `${target.id}: ${Object.values(target.fields['title'] ?? {}).join()}` : target.id)
  return fieldsOf(raw, chain(locale), ['title', 'text', 'layout', 'actions'], idOf)
}

test('amending: an edited text is shown in its own language only', async () => {
  const raw = amending({ locale: 'ar', edited: [edited({ title: 'ليلة', layout: 'framed', actions: [link('two')] })], linked: [] }, chain)(await hero())
  expect(shown(raw, 'ar')).toMatchObject({ title: { value: 'ليلة' }, layout: { value: 'framed' }, actions: { value: ['two: Go'] } })
  expect(shown(raw, 'en')).toMatchObject({ title: { value: 'Night' }, layout: { value: 'framed' } })
})

test('amending: an emptied field falls back to another language, and a filled one is shown', async () => {
  const raw = amending({ locale: 'ar', edited: [edited({ text: 'مظلم', layout: 'full', actions: [link('two')] })], linked: [] }, chain)(await hero())
  expect(shown(raw, 'ar')).toMatchObject({ title: { value: 'Night', locale: 'en' }, text: { value: 'مظلم' } })
  expect(shown(raw, 'ar').text).not.toHaveProperty('locale')
})

test('amending: a newly linked entry is shown as the editor sent it, a delivered one as delivered', async () => {
  const linked = [
    { sys: sys('three', 'action'), fields: { title: 'Come', target: link('one') } },
    { sys: sys('two', 'action'), fields: { title: 'Another word' } },
  ]
  const raw = amending({ locale: 'en', edited: [edited({ title: 'Night', actions: [link('three'), link('two')] })], linked }, chain)(await hero())
  expect(shown(raw, 'en').actions?.value).toEqual(['three: Come', 'two: Go'])
})

test('amending: removes characters from edited text that a page must not contain', async () => {
  const raw = amending({ locale: 'en', edited: [edited({ title: 'Ni\u0000ght' })], linked: [] }, chain)(await hero())
  expect(shown(raw, 'en').title?.value).toBe('Night')
})

test('amending: returns other entries of the same content unchanged', async () => {
  const raw = await hero()
  expect(amending({ locale: 'en', edited: [{ ...edited({ title: 'Day' }), sys: sys('other') }], linked: [] }, chain)(raw)).toBe(raw)
})
