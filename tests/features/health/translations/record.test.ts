import { expect, test } from 'vitest'
import { dismissed, recordAfter, stateOf, type EntryRecord, type Fingerprints } from '../../../../src/features/health/translations/record.ts'

const LATER = { source: 'en', isFirst: false }
const FIRST = { source: 'en', isFirst: true }
const stateAfter = (steps: readonly Fingerprints[], seen = LATER) =>
  stateOf(steps.reduce<EntryRecord | undefined>((record, step, at) => recordAfter(record, step, at === 0 ? seen : LATER), undefined)?.['title'], 'de')
const title = (en: string, de?: string): Fingerprints => ({ title: { en, ...(de !== undefined && { de }) } })

test.each<[string, readonly Fingerprints[], string]>([
  ['is complete if both texts are new', [title('a', 'A')], 'complete'],
  ['is outdated if only the source changes', [title('a', 'A'), title('b', 'A')], 'outdated'],
  ['is complete if both texts change at once', [title('a', 'A'), title('b', 'B')], 'complete'],
  ['is complete if the translation follows', [title('a', 'A'), title('b', 'A'), title('b', 'B')], 'complete'],
  ['is outdated if the source changes twice and the translation in between', [title('a', 'A'), title('b', 'B'), title('c', 'B')], 'outdated'],
  ['is complete if the source gets its earlier text again', [title('a', 'A'), title('b', 'A'), title('a', 'A')], 'complete'],
  ['is complete if the translation is added later', [title('a'), title('b'), title('b', 'B')], 'complete'],
  ['is outdated if an old translation is shown again', [title('a', 'A'), title('a'), title('b'), title('b', 'A')], 'outdated'],
])('recordAfter: a translation %s', (_, steps, state) => {
  expect(stateAfter(steps)).toBe(state)
})

test('recordAfter: without a history, a translation is unknown until its source or itself changes', () => {
  expect(stateAfter([title('a', 'A')], FIRST)).toBe('unknown')
  expect(stateAfter([title('a', 'A'), title('a', 'A')], FIRST)).toBe('unknown')
  expect(stateAfter([title('a', 'A'), title('b', 'A')], FIRST)).toBe('outdated')
  expect(stateAfter([title('a', 'A'), title('a', 'B')], FIRST)).toBe('complete')
})

test('recordAfter: a field that becomes translatable later is unknown', () => {
  const record = recordAfter(recordAfter(undefined, title('a', 'A'), LATER), { ...title('a', 'A'), note: { en: 'n', de: 'N' } }, LATER)
  expect([stateOf(record['title'], 'de'), stateOf(record['note'], 'de')]).toEqual(['complete', 'unknown'])
})

test('dismissed: lasts until the source changes again, and affects one language only', () => {
  const both = { title: { en: 'a', de: 'A', fr: 'Á' } }
  const outdated = recordAfter(recordAfter(undefined, both, LATER), { title: { ...both.title, en: 'b' } }, LATER)
  const record = dismissed(outdated, 'title', 'de')
  expect([stateOf(record['title'], 'de'), stateOf(record['title'], 'fr')]).toEqual(['complete', 'outdated'])
  const next = recordAfter(record, { title: { ...both.title, en: 'c' } }, LATER)
  expect(stateOf(next['title'], 'de')).toBe('outdated')
  expect(dismissed(record, 'other', 'de')).toBe(record)
})
