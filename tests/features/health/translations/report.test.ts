import { join } from 'node:path'
import { expect, test } from 'vitest'
import { followTranslations } from '../../../../src/features/health/translations/follow-translations.server.ts'
import { TranslationHistory } from '../../../../src/features/health/translations/history.server.ts'
import { countWords, readReport } from '../../../../src/features/health/translations/report/read-report.server.ts'
import { reportData, reportText } from '../../../../src/features/health/translations/report/report-text.ts'
import { changesBetween } from '../../../../src/features/health/translations/report/text-changes.ts'
import { filtered, groupsOf, stateIn, totalsOf } from '../../../../src/features/health/translations/report/translation-report.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { edited } from './edited-space.ts'
import { ScriptedHistory } from './scripted-history.ts'

const quiet = (sentence: string) => expect(sentence).toBe('')
const SPACE = { id: 'abc123', environment: 'master' }
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** Returns a source of entries with a title and links. */
function sourceOf(entries: Readonly<Record<string, { title: Record<string, string>; links?: string[]; tags?: string[]; concepts?: string[]; type?: string }>>) {
  const field = { id: 'title', name: 'Title', type: 'Symbol', localized: true }
  const contentTypes = ['story', 'page'].map((id) => ({ sys: { id }, name: id, displayField: 'title', fields: [field] }))
  const locales = [
    { code: 'en', default: true, fallbackCode: null },
    { code: 'de', default: false, fallbackCode: 'en' },
    { code: 'de-CH', default: false, fallbackCode: 'de' },
  ]
  const resources = Object.entries(entries).map(([id, { title, links = [], tags = [], concepts = [], type = 'story' }]) => ({
    kind: 'Entry',
    id,
    contentTypeId: type,
    sys: { id },
    metadata: { tags: tags.map((tag) => ({ sys: { id: tag } })), concepts: concepts.map((concept) => ({ sys: { id: concept } })) },
    fields: { title, links: { en: links.map(link) } },
  }))
  const stored = () => JSON.parse(JSON.stringify({ contentTypes, locales, resources }))
  const client = undefined as never
  return { client, stored, space: SPACE, roots: ['home'] }
}

test('readReport: without a history, existing translations are unknown; a regional language needs no separate text', async () => {
  const report = await readReport(
    sourceOf({ home: { title: { en: 'Welcome home', de: 'Willkommen' } }, a: { title: { en: 'A' } }, b: { title: { de: 'B' } } }),
    undefined,
  )
  expect(report).toMatchObject({ source: 'en', targets: ['de', 'de-CH'], isRecorded: false })
  expect(report.entries.map(({ id, texts }) => [id, texts[0]?.states])).toEqual([
    ['home', { de: 'unknown' }],
    ['a', { de: 'missing', 'de-CH': 'missing' }],
  ])
  expect(totalsOf(report.entries, 'de')).toEqual({ entries: { missing: 1, outdated: 0, unknown: 1, complete: 0 }, words: 1 })
})

test('readReport: orders entries by their distance from the home page, then by the number of links to them', async () => {
  const title = { en: 'T' }
  const report = await readReport(
    sourceOf({
      alone: { title },
      liked: { title, links: ['liked'] },
      fan: { title, links: ['liked'] },
      deep: { title },
      section: { title, links: ['deep'] },
      home: { title, links: ['section'] },
    }),
    undefined,
  )
  expect(report.entries.map(({ id }) => id)).toEqual(['home', 'section', 'deep', 'liked', 'alone', 'fan'])
  expect(report.entries.map(({ use }) => use)).toContainEqual({ steps: 2, links: 1 })
})

test('TranslationReport: counts words by content type and by topic, which is a tag or a concept', async () => {
  const { entries } = await readReport(
    sourceOf({
      one: { title: { en: 'one two' }, tags: ['moon', 'sun'] },
      two: { title: { en: 'three' }, concepts: ['moon', 'comets'], type: 'page' },
      both: { title: { en: 'five' }, tags: ['sun'], concepts: ['sun'] },
      three: { title: { en: 'four', de: 'vier' } },
    }),
    undefined,
  )
  const words = (by: 'type' | 'topic') => groupsOf(entries, by).map(([id, own]) => [id, totalsOf(own, 'de').words])
  expect(words('type')).toEqual([
    ['page', 1],
    ['story', 3],
  ])
  expect(words('topic')).toEqual([
    ['comets', 1],
    ['moon', 3],
    ['sun', 3],
  ])
  expect(filtered(entries, { type: 'story', topic: 'moon' }).map(({ id }) => id)).toEqual(['one'])
})

test('readReport: finds outdated translations with the changes of their sources, also those that the history has not recorded', async () => {
  const script = new ScriptedHistory(4)
  const space = edited(script)
  const history = TranslationHistory.open(join(temporaryFolder('translations'), 'history.db'), quiet)
  const following = followTranslations(space.source, { history, isVersioned: true, log: quiet })
  await following.upToDate()
  const [entry, other] = script.entries
  if (!entry || !other) throw new Error('The script has entries.')
  const was = entry.values.summary['en']?.word ?? ''
  entry.values.summary['de'] = { word: 'Zusammenfassung', ending: '' }
  entry.translations.summary['de'] = { of: 0, isThere: true }
  entry.values.summary['en'] = { word: `${was} and more`, ending: '.' }
  entry.revision += 1
  space.publish()
  await following.upToDate()
  const source = { client: undefined as never, stored: space.source.stored, space: SPACE, roots: [] }
  const before = await readReport(source, history)
  // This change is not published to the listener.
  other.values.title['en'] = { word: 'Never recorded', ending: '' }
  const report = await readReport({ ...source, stored: () => ({ ...space.source.stored(), resources: edited(script).source.stored().resources }) }, history)
  const outdatedOf = ({ entries }: typeof report, id: string) =>
    entries.find((each) => each.id === id)?.texts.flatMap(({ field, states }) => (states['fr'] === 'outdated' ? [field] : []))
  const hasFrench = (of: typeof entry, field: 'title' | 'summary') => of.translations[field]['fr'] !== undefined
  expect(outdatedOf(before, entry.id)).toEqual(hasFrench(entry, 'summary') ? ['summary'] : [])
  expect(outdatedOf(before, other.id)).toEqual([])
  expect(outdatedOf(report, other.id)).toEqual(hasFrench(other, 'title') ? ['title'] : [])
  const text = reportText(report, { entries: report.entries, locales: report.targets, state: 'outdated', max: 20, escape: (line) => line })
  expect(text).toContain(`${was}{+ and more+}.`)
  expect(text).not.toContain('There is no history yet')
  const data = reportData(report, { entries: report.entries, locales: ['fr'] })
  expect(data.entries.find(({ id }) => id === other.id)?.states).toEqual({
    fr: stateIn(report.entries.find(({ id }) => id === other.id) ?? { texts: [] }, 'fr'),
  })
  await following.close()
})

test.each([
  ['The dome opens at 9, every day.', 7],
  ['Two words – dash', 3],
  ['', 0],
  ['星を見る', 3],
])('countWords: counts the words of “%s”', (text, words) => expect(countWords(text)).toBe(words))

test('changesBetween: marks words, shortens unchanged passages, and compares languages without spaces', () => {
  const long = 'word '.repeat(60)
  const changes = changesBetween(`${long}old ending`, `${long}new ending`, 'en')
  expect(changes.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
  expect(changes[0]?.text.length).toBeLessThan(50)
  expect(changesBetween('星を見る夜', '月を見る夜', 'ja').slice(0, 2)).toEqual([
    { kind: 'removed', text: '星' },
    { kind: 'added', text: '月' },
  ])
  const words = (seed: number) => Array.from({ length: 3000 }, (_, at) => `w${at * seed}`).join(' ')
  expect(changesBetween(words(3), words(7), 'not a language').map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
