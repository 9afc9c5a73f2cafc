import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf, instantOf } from '../../../src/i18n/formats/instant.ts'

test.each([
  ['2027-03-13T19:30+01:00', 'Asia/Tokyo', '2027-03-13T18:30:00.000Z'],
  ['2027-03-13T19:30Z', 'Asia/Tokyo', '2027-03-13T19:30:00.000Z'],
  ['2027-03-13T19:30', 'Europe/Berlin', '2027-03-13T18:30:00.000Z'],
  ['2027-07-13T19:30:15', 'Europe/Berlin', '2027-07-13T17:30:15.000Z'],
  ['2027-07-13', 'Asia/Tokyo', '2027-07-12T15:00:00.000Z'],
  ['2027-07-13', 'America/Los_Angeles', '2027-07-13T07:00:00.000Z'],
  // An hour that does not exist in daylight saving time, and the first occurrence of one that exists twice.
  ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31T01:59', 'Europe/Berlin', '2027-10-30T23:59:00.000Z'],
])('instantOf: %s in %s', (iso, zone, instant) => {
  expect(instantOf(iso, zone).toISOString()).toBe(instant)
})

test('instantOf: converts the local time of a zone to the instant with that local time', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia')
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), zones, (moment, zone) => {
      const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
      const local = shown.format(moment).replace(' ', 'T')
      expect(shown.format(instantOf(local, zone)).replace(' ', 'T')).toBe(local)
      expect(dayOf(moment.toISOString(), zone)).toBe(local.slice(0, 10))
    }),
  )
})

test('addDays: counts across the ends of months and years', () => {
  expect([addDays('2027-12-31', 1), addDays('2028-02-28', 1), addDays('2027-03-01', -1)]).toEqual(['2028-01-01', '2028-02-29', '2027-02-28'])
})
