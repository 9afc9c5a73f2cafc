import { afterEach, describe, expect, test } from 'vitest'
import { iCalendar } from '../../../src/seo/calendar/calendar.ts'
import { eventSpan } from '../../../src/entries/event/dates-span.ts'

const own = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = own
  if (own === undefined) delete process.env['TZ']
})

function calendarOf(start: string, end?: string): string {
  const event = {
    id: 'one',
    page: 'https://site.example/one',
    span: eventSpan(start, end),
    changed: new Date(0),
    title: { text: 'One' },
    description: '',
    topics: [],
  }
  return iCalendar({ id: 'all', name: 'All', language: 'en', file: 'https://site.example/all.ics', timeZone: 'Europe/Berlin', events: [event] })
}

const valueOf = (calendar: string, name: string) => new RegExp(`^${name}[;:](.*)\r$`, 'm').exec(calendar)?.[1]

describe.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Apia'])('process in the time zone %s', (zone) => {
  test.each([
    ['an evening', '2027-03-13T19:30+01:00', '2027-03-14T00:00+01:00', '20270313T183000Z', '20270313T230000Z'],
    ['without an end', '2027-03-13T19:30+01:00', undefined, '20270313T183000Z', undefined],
    ['several days', '2027-08-23T10:00+02:00', '2027-08-27T14:00+02:00', '20270823T080000Z', '20270827T120000Z'],
    ['over the turn of the clocks', '2027-03-27T22:00', '2027-03-28T04:00', '20270327T210000Z', '20270328T020000Z'],
    ['without a zone, in summer', '2027-08-02T09:30', '2027-08-02T12:45', '20270802T073000Z', '20270802T104500Z'],
    ['an end before the start', '2027-03-13T19:30+01:00', '2027-03-13T18:00+01:00', '20270313T183000Z', undefined],
    ['a day', '2027-12-24', undefined, 'VALUE=DATE:20271224', 'VALUE=DATE:20271225'],
    ['several whole days over the turn of a year', '2027-12-30', '2028-01-02', 'VALUE=DATE:20271230', 'VALUE=DATE:20280103'],
    ['a whole day that ends where it began', '2028-02-29', '2028-02-29', 'VALUE=DATE:20280229', 'VALUE=DATE:20280301'],
    ['hours that end on a day', '2027-12-30T18:00+01:00', '2027-12-31', '20271230T170000Z', '20271231T230000Z'],
  ])('calendarOf: writes the dates of %s', (_, start, end, from, until) => {
    process.env['TZ'] = zone
    const calendar = calendarOf(start, end)
    expect([valueOf(calendar, 'DTSTART'), valueOf(calendar, 'DTEND')]).toEqual([from, until])
  })

  test('eventSpan: an all-day event ends after its last day in the time zone of the site', () => {
    process.env['TZ'] = zone
    expect(eventSpan('2027-07-01', '2027-07-03').over.toISOString()).toBe('2027-07-03T22:00:00.000Z')
    expect(eventSpan('2027-12-24', undefined).over.toISOString()).toBe('2027-12-24T23:00:00.000Z')
  })
})

test('test process: a change of TZ takes effect', () => {
  process.env['TZ'] = 'America/Los_Angeles'
  expect(new Date('2027-03-13T12:00').toISOString()).toBe('2027-03-13T20:00:00.000Z')
})
