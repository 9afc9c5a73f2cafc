import { expect, test } from 'vitest'
import { inZone, momentInZone } from '../../src/content/preview/moment-in-zone.server.ts'
import { asOfIn } from '../../src/preview/asked-for.server.ts'
import { backTo, readLocale } from '../../src/preview/form.server.ts'

test('a time of a form is one of the site’s zone, also on the days on which the clock is changed', () => {
  for (const local of ['2026-11-21T12:00', '2027-03-28T01:59', '2027-03-28T03:00', '2027-10-31T01:30', '2027-10-31T04:00', '2027-07-01T00:00']) {
    const moment = momentInZone(local)
    expect(moment && inZone(moment), local).toBe(local)
  }
  expect(momentInZone('2027-07-01')).toEqual(momentInZone('2027-07-01T00:00'))
  for (const odd of ['', 'tomorrow', '2027-13-41T10:00', '2027-07-01T10', '2027-07-01 10:00']) expect(momentInZone(odd), odd).toBeUndefined()
})

test('the web app says the release and the moment in one word', () => {
  const read = (query: string) => asOfIn(new URLSearchParams(query))
  expect(read('')).toEqual({ at: undefined, release: undefined })
  expect(read(`timeline=${encodeURIComponent('release1;')}`)).toEqual({ at: undefined, release: 'release1' })
  expect(read(`timeline=${encodeURIComponent(';2027-01-01T00:00:00.000Z')}`)).toEqual({ at: new Date('2027-01-01T00:00:00Z'), release: undefined })
  // As it encodes what is encoded once more.
  expect(read(`timeline=${encodeURIComponent(encodeURIComponent('release1;2027-01-01T00:00:00Z'))}`)).toEqual({
    at: new Date('2027-01-01T00:00:00Z'),
    release: 'release1',
  })
  expect(read('timeline=%25')).toEqual({ at: undefined, release: undefined })
  expect(read('at=soon')).toEqual({ at: undefined, release: undefined })
})

test('forms lead back to pages of the site alone', () => {
  expect(backTo('/en/events?page=2', 'de')).toBe('/en/events?page=2')
  for (const odd of [null, '', 'en', 'https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', '/assets/x.js', '/_serverFn/x']) {
    expect(backTo(odd, 'de'), String(odd)).toBe('/de')
  }
})

test('a language is read by its tag and by the code of the space', () => {
  expect(readLocale('ar')).toBe('ar')
  expect(readLocale('xx')).toBe('en')
  expect(readLocale(null, '/de/geschichten')).toBe('de')
})
