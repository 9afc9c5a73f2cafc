import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../src/i18n/formats/instant.ts'
import { wallClock, weekdayOf, WEEKDAYS } from '../../../src/sections/opening-hours/hours/calendar.server.ts'
import { openingDays, openingExceptions, openingLine, openingPeriods } from '../../../src/sections/opening-hours/hours/hours-text.server.ts'
import { openingAt, spansOn, type Schedule } from '../../../src/sections/opening-hours/hours/schedule.server.ts'

const hours = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })

/** Open from Tuesday to Sunday. In winter until midnight at the weekend, on Saturdays in June until two, closed at Christmas. */
const house: Schedule = {
  timeZone: 'Europe/Berlin',
  regular: [
    { ...hours(14, 22), days: WEEKDAYS.slice(1) },
    { ...hours(14, 24), days: ['Friday', 'Saturday'], from: '10-01', until: '03-31' },
    { ...hours(20, 26), days: ['Saturday'], from: '06-01', until: '06-30' },
  ],
  exceptions: [
    { first: '2020-12-24', last: '2020-12-25', yearly: true, note: { text: 'Christmas' } },
    { first: '2027-08-02', last: '2027-08-02', yearly: false, hours: hours(9, 12) },
    { first: '2027-12-24', last: '2027-12-24', yearly: false, hours: hours(10, 13) },
  ],
}

const say = (moment: string, schedule = house) => openingLine('en', schedule, new Date(moment))

test.each([
  ['an ordinary day, from its first minute', '2027-05-04T00:00+02:00', 'Open today 14:00 to 22:00'],
  ['the same day while it is open', '2027-05-04T21:59+02:00', 'Open today 14:00 to 22:00'],
  ['the same day after closing', '2027-05-04T22:00+02:00', 'Opens Wednesday 14:00'],
  ['a day in the season, whose hours overlap the ordinary ones', '2026-11-20T12:00+01:00', 'Open today 14:00 to 24:00'],
  ['the last day of the season', '2028-03-31T12:00+02:00', 'Open today 14:00 to 24:00'],
  ['the day after the season', '2028-04-01T12:00+02:00', 'Open today 14:00 to 22:00'],
  ['a closed day', '2026-11-23T12:00+01:00', 'Closed today, opens Tuesday 14:00'],
  ['an exception of every year', '2026-12-24T12:00+01:00', 'Closed today, opens Saturday 14:00'],
  ['an exception of one year before that of every year', '2027-12-24T12:00+01:00', 'Open today 10:00 to 13:00'],
  ['an exception that opens on a closed day', '2027-08-02T08:00+02:00', 'Open today 09:00 to 12:00'],
  ['an evening that goes on after midnight', '2027-06-05T23:00+02:00', 'Open today 14:00 to 02:00'],
  ['the rest of that evening', '2027-06-06T01:59+02:00', 'Open until 02:00'],
  ['the day that begins when that evening ends', '2027-06-06T02:00+02:00', 'Open today 14:00 to 22:00'],
  ['the night in which clocks go forward', '2027-03-28T01:59+01:00', 'Open today 14:00 to 22:00'],
  ['the minute after it', '2027-03-28T03:00+02:00', 'Open today 14:00 to 22:00'],
  ['closing time in summer', '2027-03-28T19:59Z', 'Open today 14:00 to 22:00'],
  ['past closing time in summer', '2027-03-28T20:00Z', 'Opens Tuesday 14:00'],
  ['closing time in winter, after clocks went back', '2027-10-31T20:59Z', 'Open today 14:00 to 22:00'],
  ['past closing time in winter', '2027-10-31T21:00Z', 'Opens Tuesday 14:00'],
  ['a day that has begun in the house’s zone only', '2026-11-22T23:30Z', 'Closed today, opens Tuesday 14:00'],
])('openingLine: %s', (_what, moment, line) => {
  expect(say(moment)).toBe(line)
})

test('openingLine: uses the time zone of the house', () => {
  expect(say('2026-11-22T23:30Z', { ...house, timeZone: 'Pacific/Kiritimati' })).toBe('Closed today, opens Tuesday 14:00')
  expect(say('2026-11-22T23:30Z', { ...house, timeZone: 'America/New_York' })).toBe('Open today 14:00 to 22:00')
})

test('openingLine: lists each part of a day, dates a distant opening, and names none if none follows', () => {
  const regular = [
    { ...hours(10, 12), days: WEEKDAYS },
    { ...hours(14, 18), days: WEEKDAYS },
  ]
  expect(say('2027-05-04T13:00+02:00', { ...house, regular })).toBe('Open today 10:00 to 12:00 and 14:00 to 18:00')
  const holidays = { first: '2027-05-01', last: '2027-05-20', yearly: false }
  expect(say('2027-05-04T13:00+02:00', { ...house, regular, exceptions: [holidays] })).toBe('Closed today, opens 21 May 2027 10:00')
  expect(say('2027-05-04T13:00+02:00', { ...house, regular: [], exceptions: [] })).toBe('Closed today')
})

test.each([
  ['de', 'Heute geöffnet: 14:00 bis 24:00 Uhr', 'Heute geschlossen, wieder geöffnet Samstag ab 14:00 Uhr'],
  ['fr', 'Ouvert aujourd’hui de 14:00 à 24:00', 'Fermé aujourd’hui, réouverture samedi à 14:00'],
  ['ar', 'مفتوح اليوم من 14:00 إلى 24:00', 'مغلق اليوم، ويفتح السبت 14:00'],
  ['ja', '本日の開館 14:00～24:00', '本日休館、次の開館は土曜日 14:00'],
] as const)('openingLine: is localized in %s', (locale, open, closed) => {
  expect(openingLine(locale, house, new Date('2026-11-21T12:00Z'))).toBe(open)
  expect(openingLine(locale, house, new Date('2026-12-24T12:00Z'))).toBe(closed)
})

test('openingDays: lists the coming days from today, with exceptions and their notes', () => {
  const days = openingDays('en', house, new Date('2026-12-22T23:30Z'))
  expect(days.map(({ day }) => day)).toEqual(['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29'])
  expect(days[0]).toEqual({ day: '2026-12-23', weekday: 'Wednesday', date: '23 December', hours: '14:00–22:00', today: true })
  expect(days[1]).toMatchObject({ hours: 'closed', today: false, note: { text: 'Christmas' } })
})

test('openingPeriods and openingExceptions: name the season and the days', () => {
  expect(openingPeriods('en', house)).toEqual([
    { days: 'Tuesday to Sunday', hours: '14:00–22:00' },
    { days: 'Friday and Saturday', hours: '14:00–24:00', season: '1 October to 31 March' },
    { days: 'Saturday', hours: '20:00–02:00', season: '1 June to 30 June' },
  ])
  expect(openingExceptions('en', house, new Date('2027-08-03T12:00Z'))).toEqual([
    { days: '24–25 December', hours: 'closed', note: { text: 'Christmas' } },
    { days: '24 December 2027', hours: '10:00–13:00' },
  ])
  expect(openingExceptions('de', house, new Date('2027-08-03T12:00Z'))[0]?.days).toBe('24.–25. Dezember')
  expect(openingExceptions('ja', house, new Date('2027-08-03T12:00Z'))[0]?.days).toBe('12月24～25日')
})

describe('for arbitrary schedules', () => {
  const span = fc.tuple(fc.nat(1439), fc.integer({ min: 1, max: 1440 })).map(([opens, length]) => ({ opens, closes: opens + length }))
  const period = fc.record({ span, days: fc.subarray([...WEEKDAYS], { minLength: 1 }) }).map(({ span: each, days }) => ({ ...each, days }))
  const schedule = fc
    .record({ regular: fc.array(period, { maxLength: 5 }), timeZone: fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Pacific/Chatham', 'UTC') })
    .map((each): Schedule => ({ ...each, exceptions: [] }))
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

  test('spansOn: spans of a day are sorted, disjoint, and cover the entered hours', () => {
    fc.assert(
      fc.property(schedule, moment, (each, at) => {
        const { day } = wallClock(at, each.timeZone)
        const spans = spansOn(each, day)
        for (const [index, { opens, closes }] of spans.entries()) {
          expect(opens).toBeLessThan(closes)
          if (index > 0) expect(opens).toBeGreaterThan(spans[index - 1]?.closes ?? Infinity)
        }
        for (const { days, opens, closes } of each.regular)
          if (days.includes(weekdayOf(day))) expect(spans.some((found) => found.opens <= opens && closes <= found.closes)).toBe(true)
      }),
    )
  })

  test('openingAt: returns an open state while the house is open, and otherwise the next opening', () => {
    fc.assert(
      fc.property(schedule, moment, (each, at) => {
        const { day, minutes } = wallClock(at, each.timeZone)
        const isOpen =
          spansOn(each, day).some(({ opens, closes }) => opens <= minutes && minutes < closes) ||
          spansOn(each, addDays(day, -1)).some(({ closes }) => minutes < closes - 1440)
        const said = openingAt(each, at)
        if (isOpen) expect(['open', 'until']).toContain(said.kind)
        if (said.kind !== 'closed' && said.kind !== 'over') return
        for (let later = addDays(day, 1); said.next && later < said.next.day; later = addDays(later, 1)) expect(spansOn(each, later)).toEqual([])
        if (said.next) expect(spansOn(each, said.next.day)[0]?.opens).toBe(said.next.opens)
      }),
    )
  })
})
