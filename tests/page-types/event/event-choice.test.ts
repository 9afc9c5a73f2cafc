import { expect, test } from 'vitest'
import site from '#config'
import type { Locale } from '../../../src/i18n/locales.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import type { EventChoice } from '../../../src/pages/event/listing/page.ts'
import { withSettings } from '../../support/with-settings.ts'

async function listing(eventsPerPage = 24) {
  return withSettings({ limits: { ...site.limits, eventsPerPage } }, async () => {
    const { openContent } = await import('../../../src/site-content/site-content.server.ts')
    const { eventsPage } = await import('../../../src/pages/event/listing/listing.server.ts')
    return async (choice: EventChoice, number = 1, locale: Locale = 'en', moment = '2026-11-21T12:00Z') => {
      const found = await eventsPage(await openContent(locale, new Date(moment)), choice, number)
      if (found.kind !== 'page') throw new Error(`It is ${JSON.stringify(found)}.`)
      return found.page
    }
  })
}

const page = await listing()
const idsOf = ({ months }: Awaited<ReturnType<typeof page>>) => months.flatMap(({ events }) => events.map(({ id }) => id.replace('event-', '')))

test.each<[EventChoice, string[]]>([
  [{ month: '2027-03' }, ['refractor-night', 'equinox-concert']],
  [{ topic: 'moon' }, ['refractor-night', 'eclipse-2027']],
  [{ topic: 'moon', month: '2027-08' }, ['eclipse-2027']],
  [{ past: true }, ['leonids-2026', 'saturn-week-2026', 'open-day-2026', 'perseids-2026', 'partial-eclipse-2026']],
  [{ past: true, month: '2026-08', topic: 'moon' }, ['partial-eclipse-2026']],
  [{ month: '2030-01' }, []],
])('eventsPage: %j selects the matching events', async (choice, ids) => {
  const found = await page(choice)
  expect(idsOf(found)).toEqual(ids)
  const said = ids.length > 0 ? /^\d+ events?$/ : /^No events match this choice\. Try another month or topic\.$/
  expect(found.count).toMatch(said)
  expect(found.meta).toMatchObject({ noindex: true, place: { route: 'events', ...choice } })
})

test('eventsPage: the reversed order has the same events, its own address, and is not indexed', async () => {
  for (const choice of [{}, { past: true }, { topic: 'moon' }]) {
    const [given, reversed] = [await page(choice), await page({ ...choice, reversed: true })]
    expect(idsOf(reversed)).toEqual(idsOf(given).toReversed())
    expect(reversed.meta).toMatchObject({ noindex: true, place: { ...choice, reversed: true } })
    const order = reversed.filter.groups.find(({ id }) => id === 'order')
    expect(order?.options.map(({ active }) => active)).toEqual([false, true])
  }
})

test('eventsPage: an event over several months is listed in each of them', async () => {
  const during = (month: string) => page({ month }, 1, 'en', '2027-08-24T12:00Z').then(idsOf)
  expect(await during('2027-08')).toEqual(['school-camp'])
  expect(await page({ past: true, month: '2026-12' }, 1, 'en', '2027-01-01T12:00Z').then(idsOf)).toEqual(['geminids-2026'])
})

test('eventsPage: each filter keeps the others and starts at the first page; active ones are marked', async () => {
  const { filter } = await page({ topic: 'moon', month: '2027-03' })
  const options = filter.groups.flatMap((group) => group.options.map((option) => ({ group: group.id, ...option })))
  expect(options.filter(({ active }) => active).map(({ title }) => title.text)).toEqual(['Upcoming events', 'March 2027', 'The Moon', 'Soonest first'])
  const pathTo = (words: string) => {
    const target = options.find(({ title }) => title.text === words)?.target
    return target?.kind === 'place' ? pathOf(target.locale, target.place) : undefined
  }
  expect(pathTo('August 2027')).toBe('/en/events?topic=moon&month=2027-08')
  expect(pathTo('All months')).toBe('/en/events?topic=moon')
  expect(pathTo('All topics')).toBe('/en/events?month=2027-03')
  expect(pathTo('Latest first')).toBe('/en/events?topic=moon&month=2027-03&reversed=1')
  expect(pathTo('Past events')).toBe('/en/events?topic=moon&past=1')
})

test('eventsPage: search engines see one page; a topic slug of another language leads to the right address', async () => {
  expect((await page({})).meta).toMatchObject({ noindex: false, place: { route: 'events' } })
  await expect(page({ topic: 'mond', month: '2027-03' })).rejects.toThrow('/en/events?topic=moon&month=2027-03')
  await expect(page({ topic: 'no-such-topic' })).rejects.toThrow('missing')
  const { meta } = await page({ topic: 'moon' }, 1, 'en')
  expect(meta.alternates.find(({ locale }) => locale === 'de')?.place).toMatchObject({ route: 'events', topic: 'mond' })
})

test('eventsPage: many events fill several pages, each once, and no page exists beyond the last', async () => {
  const few = await listing(4)
  const [first, ...others] = await Promise.all([1, 2, 3].map((number) => few({}, number)))
  expect([first?.pages, first?.past.length]).toEqual([3, 5])
  expect([first, ...others].flatMap((each) => (each ? idsOf(each) : []))).toEqual(idsOf(await page({})))
  expect(others.map(({ meta, past }) => [meta.title, meta.noindex, past.length])).toEqual([
    ['Events, page 2', false, 0],
    ['Events, page 3', false, 0],
  ])
  await expect(few({}, 4)).rejects.toThrow('missing')
})

test('eventsPage: offers the calendar of the selected topic', async () => {
  const hrefs = async (choice: EventChoice) => (await page(choice)).calendar.map(({ href }) => href)
  expect(await hrefs({})).toEqual(['webcal://localhost:3000/en/events/calendar.ics', '/en/events/calendar.ics'])
  expect(await hrefs({ topic: 'moon', month: '2027-03' })).toEqual(['webcal://localhost:3000/en/topics/moon/calendar.ics', '/en/topics/moon/calendar.ics'])
})
