import fc from 'fast-check'
import ICAL from 'ical.js'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { iCalendar, type CalendarEvent } from '../../../src/seo/calendar/calendar.ts'
import { line, text } from '../../../src/seo/calendar/content-line.ts'

function calendarOf(span: CalendarEvent['span'], more: Partial<CalendarEvent> = {}): string {
  const event = {
    id: 'one',
    page: 'https://site.example/one',
    span,
    changed: new Date(0),
    title: { text: 'One' },
    description: '',
    topics: [],
    ...more,
  }
  return iCalendar({ id: 'all', name: 'All', language: 'en', file: 'https://site.example/all.ics', timeZone: 'Europe/Berlin', events: [event] })
}

const valueOf = (calendar: string, name: string) => new RegExp(`^${name}[;:](.*)\r$`, 'm').exec(calendar)?.[1]

test('iCalendar: two libraries read the end of all-day events as exclusive', () => {
  const calendar = calendarOf({ isAllDay: true, firstDay: '2027-12-30', lastDay: '2028-01-02' })
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent') ?? undefined)
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([true, '2027-12-30', '2028-01-03'])
  const other = Object.values(ical.sync.parseICS(calendar)).find((each) => each?.type === 'VEVENT')
  expect(other?.type === 'VEVENT' && [other.datetype, other.start.getDate(), other.end?.getDate()]).toEqual(['date', 30, 3])
})

test('iCalendar: two libraries read any text unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (given) => {
      const words = `x${given.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')}, a; b\\n \\ x`
      const calendar = calendarOf({ isAllDay: false, from: new Date('2027-03-13T19:30Z') }, { description: `${words}\nsecond` })
      expect(calendar).not.toMatch(/[^\r]\n/)
      expect(new ICAL.Event(new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent') ?? undefined).description).toBe(`${words}\nsecond`)
      const other = Object.values(ical.sync.parseICS(calendar)).find((each) => each?.type === 'VEVENT')
      expect(other?.type === 'VEVENT' && other.description).toContain('second')
    }),
    { numRuns: 50 },
  )
})

test('iCalendar: each change increases the sequence number', () => {
  const numberAt = (iso: string) =>
    Number(valueOf(calendarOf({ isAllDay: true, firstDay: '2027-01-01', lastDay: '2027-01-01' }, { changed: new Date(iso) }), 'SEQUENCE'))
  expect(numberAt('2026-11-21T12:00:01Z')).toBe(numberAt('2026-11-21T12:00:00Z') + 1)
  expect(numberAt('1970-01-01T00:00:00Z')).toBe(0)
  expect(numberAt('2087-01-01T00:00:00Z')).toBeLessThan(2 ** 31)
})

test('iCalendar: folds lines at 75 bytes and splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (given) => {
      const content = `SUMMARY:${text(given)}`
      const folded = line(content)
      for (const each of folded.split('\r\n')) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75)
      expect(folded.endsWith('\r\n')).toBe(true)
      expect(Buffer.from(folded).toString()).toBe(folded)
      expect(folded.replaceAll('\r\n ', '')).toBe(`${content}\r\n`)
    }),
  )
})
