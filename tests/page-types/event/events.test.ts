import { expect, test } from 'vitest'
import { openContent } from '../../../src/site-content/site-content.server.ts'
import { eventPage } from '../../../src/pages/event/page.server.ts'
import { eventsPage } from '../../../src/pages/event/listing/listing.server.ts'
import { pageOf } from '../../support/page-of.ts'

/** The events of the demonstration space by their start, without `event-`. */
const ALL = [
  'partial-eclipse-2026',
  'perseids-2026',
  'open-day-2026',
  'saturn-week-2026',
  'leonids-2026',
  'geminids-2026',
  'new-years-sky',
  'winter-lecture-corona',
  'show-first-light',
  'refractor-night',
  'equinox-concert',
  'eclipse-2027',
  'school-camp',
  'apophis-2029',
  'mercury-transit-2032',
]

async function eventsAt(moment: string) {
  const { months, past } = await pageOf(eventsPage(await openContent('en', new Date(moment))))
  const short = (id: string) => id.replace('event-', '')
  return {
    coming: months.flatMap(({ events }) => events.map(({ id }) => short(id))),
    past: past.map(({ id }) => short(id)),
    months: months.map(({ label }) => label),
  }
}

test.each([
  ['before all', '2026-01-01T00:00Z', 0],
  ['between two', '2026-11-21T12:00Z', 5],
  ['a minute before one begins', '2026-12-13T19:59Z', 5],
  ['while one is on', '2026-12-13T20:01Z', 5],
  ['a minute before it ends', '2026-12-14T00:59Z', 5],
  ['a minute after it ended', '2026-12-14T01:01Z', 6],
  ['in the midst of one of several days', '2027-08-25T23:00Z', 12],
  ['after it', '2027-08-27T12:01Z', 13],
  ['years later', '2031-06-01T00:00Z', 14],
])('eventsAt: splits coming and past events %s', async (_, moment, over) => {
  const { coming, past } = await eventsAt(moment)
  expect(coming).toEqual(ALL.slice(over))
  expect(past).toEqual(ALL.slice(0, over).toReversed().slice(0, 12))
})

test('eventsPage: groups the coming events by month, in order', async () => {
  const { months } = await eventsAt('2026-11-21T12:00Z')
  expect(months).toEqual(['December 2026', 'January 2027', 'February 2027', 'March 2027', 'August 2027', 'April 2029', 'November 2032'])
})

test('event: can be booked until it is over', async () => {
  const bookable = async (moment: string) => {
    const found = await eventPage(await openContent('en', new Date(moment)), 'refractor-night')
    return found.kind === 'page' ? [found.page.dates.past, found.page.booking !== undefined] : found.kind
  }
  expect(await bookable('2027-03-13T22:59Z')).toEqual([false, true])
  expect(await bookable('2027-03-13T23:01Z')).toEqual([true, false])
})
