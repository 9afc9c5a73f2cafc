import { expect, test } from 'vitest'
import site from '#config'
import { localeChain } from '../../../../src/content/locales/space-locales.server.ts'
import type { RawEntry } from '../../../../src/content/reading/raw.server.ts'
import { machineMarks } from '../../../../src/features/health/translations/machine-made.server.ts'
import { entryOf, project, typeOf } from '../../../mapping/project/custom-space.ts'
import { withSettings } from '../../../support/with-settings.ts'

const space = [
  { code: 'en', default: true, fallbackCode: null },
  { code: 'de', default: false, fallbackCode: 'en' },
]
const chain = (locale: 'en' | 'de') => localeChain(locale, space)
const marked = { parts: new Set(['quote', 'gallery']), chain: (locale: string) => chain(locale === 'de' ? 'de' : 'en'), mapped: undefined }

/** Creates entries that find each other by their links. */
function entries(given: Readonly<Record<string, { type: string; fields: RawEntry['fields']; sections?: readonly string[] }>>): RawEntry[] {
  const all: RawEntry[] = []
  const linked: RawEntry['linked'] = ({ id }) => all.find((each) => each.id === id)
  for (const [id, { type, fields, sections = [] }] of Object.entries(given)) {
    const links = sections.map((to) => ({ sys: { type: 'Link', linkType: 'Entry', id: to } }))
    const own = { kind: 'entry', id, type, updatedAt: '', tags: [], concepts: [], sanitized: new Set<string>(), linked } as const
    all.push({ ...own, fields: { ...fields, sections: { en: links } } })
  }
  return all
}

test('machineMarks: the mark of a page includes its sections, but not the pages that it links to', async () => {
  const markOf = await machineMarks(
    entries({
      one: { type: 'page', fields: { machineTranslation: { de: 'unreviewed' } }, sections: ['shared', 'other', 'own'] },
      two: { type: 'page', fields: { machineTranslation: { de: 'reviewed' } }, sections: ['shared', 'checked'] },
      other: { type: 'story', fields: {} },
      shared: { type: 'quote', fields: {} },
      own: { type: 'gallery', fields: {} },
      checked: { type: 'quote', fields: {} },
      loose: { type: 'quote', fields: {} },
    }),
    marked,
  )
  const marks = (code: string) => ['one', 'two', 'other', 'shared', 'own', 'checked', 'loose'].map((id) => markOf(id, 'title', code))
  expect(marks('de')).toEqual(['unreviewed', 'reviewed', undefined, 'unreviewed', 'unreviewed', 'reviewed', undefined])
  expect(marks('en').every((mark) => mark === undefined)).toBe(true)
})

test('machineMarks: a language that the site lacks has the marks of the entries', async () => {
  const markOf = await machineMarks(entries({ one: { type: 'page', fields: { machineTranslation: { 'xx-XX': 'unreviewed' } } } }), marked)
  expect(markOf('one', 'title', 'xx-XX')).toBe('unreviewed')
})

/** Reads the marks with settings of German. */
async function withGerman(machineTranslated: true | readonly string[], ...of: Parameters<typeof machineMarks>) {
  const locales = site.locales.map((each) => (each.tag === 'de' ? { ...each, machineTranslated } : each))
  const { machineMarks: read } = await withSettings({ locales }, () => import('../../../../src/features/health/translations/machine-made.server.ts'))
  return read(...of)
}

test('machineMarks: settings mark all texts of a language or single fields, and the mark of a page comes first', async () => {
  const given = entries({
    story: { type: 'story', fields: {} },
    read: { type: 'story', fields: { machineTranslation: { de: 'reviewed' } } },
  })
  const all = await withGerman(true, given, marked)
  expect([all('story', 'title', 'de'), all('read', 'title', 'de'), all('story', 'title', 'fr')]).toEqual(['unreviewed', 'reviewed', undefined])
  const one = await withGerman(['story.summary'], given, marked)
  expect(['summary', 'title'].map((field) => one('story', field, 'de'))).toEqual(['unreviewed', undefined])
})

test('machineMarks: settings name fields of the site, and marks belong to the fields of the space that fill them', async () => {
  const post = typeOf('blogPost', 'headline', [
    ['headline', 'Symbol'],
    ['intro', 'Text'],
  ])
  const { entry, mapped } = await project([post], [entryOf('one', 'blogPost', { headline: { 'en-US': 'A' }, intro: { 'en-US': 'B' } })], {
    types: { blogPost: { as: 'story', fields: { title: { from: 'headline' }, summary: { from: 'intro' } } } },
  })
  const made = entry('one')
  const given = entries({ one: { type: made?.contentTypeId ?? '', fields: JSON.parse(JSON.stringify(made?.fields)) } })
  const markOf = await withGerman(['story.summary'], given, { ...marked, mapped })
  expect(['intro', 'headline', 'summary'].map((field) => markOf('one', field, 'de'))).toEqual(['unreviewed', undefined, undefined])
})
