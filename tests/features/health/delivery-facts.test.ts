import { expect, test } from 'vitest'
import { deliveryFacts, nodeFacts } from '../../../src/features/health/publishing/delivery-facts.server.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'

const change = (lagMs: number | undefined) => ({
  kind: 'Entry' as const,
  id: 'x',
  contentTypeId: 'story',
  what: 'published' as const,
  revision: 1,
  name: 'x',
  publishedAt: new Date('2026-11-24T10:00:00Z'),
  notifiedAt: undefined,
  liveAt: lagMs === undefined ? undefined : new Date(Date.parse('2026-11-24T10:00:00Z') + lagMs),
})
const status = { purges: 1200, failures: 2, waiting: 3, last: new Date('2026-11-24T10:00:02Z'), delayMs: 340, fault: undefined }

test('deliveryFacts: shows the median from publishing to live, also without a CDN', () => {
  expect(deliveryFacts('en', [], undefined)).toEqual([])
  expect(deliveryFacts('en', [change(undefined)], undefined)).toEqual([])
  expect(deliveryFacts('en', [change(900), change(1234), change(86_400_000), change(undefined)], undefined)).toEqual([
    { label: 'From publishing to live', value: '1.2 sec' },
  ])
  expect(deliveryFacts('de', [change(300_000)], undefined)[0]?.value).toBe('5 Min.')
})

test('deliveryFacts: shows purges and failures in each language, with the present fault', () => {
  expect(deliveryFacts('en', [], status).map(({ value }) => value)).toEqual(['1,200', '2', '3', expect.stringMatching(/2026.*\(\+ 0\.3 sec\)$/)])
  expect(deliveryFacts('en', [], { ...status, fault: 'fastly answered 401' })[1]?.value).toBe('2 (fastly answered 401)')
  const labels = LOCALES.map((locale) => deliveryFacts(locale, [], status).map(({ label }) => label))
  for (const each of labels) expect(new Set(each).size).toBe(4)
  expect(new Set(labels.map(String)).size).toBe(LOCALES.length)
})

test('nodeFacts: shows up to when each node shows the content, its lag and its purges', () => {
  const one = { name: 'one:3000', shownUntil: new Date('2026-11-24T10:00:02Z'), waiting: 0, lagMs: 420, purges: 1200, failures: 1 }
  const two = { name: 'two:3000', shownUntil: undefined, waiting: 3, lagMs: undefined, purges: undefined, failures: undefined }
  const shown = nodeFacts('en', [one, two])
  expect(shown.map(({ name }) => name)).toEqual(['one:3000', 'two:3000'])
  expect(shown[0]?.facts.map(({ value }) => value)).toEqual([expect.stringMatching(/\d+:\d\d/), '0', '0.4 sec', '1,200', '1'])
  expect(shown[1]?.facts).toEqual([
    { label: 'Content as of', value: '–' },
    { label: 'Changes to come', value: '3' },
  ])
})
