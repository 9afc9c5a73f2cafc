import { expect, test } from 'vitest'
import { inZone, momentInZone } from '../../src/content/preview/moment-in-zone.server.ts'
import { asOfIn } from '../../src/features/preview/as-of.server.ts'
import { backTo, readLocale } from '../../src/server/request/form.server.ts'

test('momentInZone: reads the time of a form in the time zone of the site, also when the clock changes', () => {
  for (const local of ['2026-11-21T12:00', '2027-03-28T01:59', '2027-03-28T03:00', '2027-10-31T01:30', '2027-10-31T04:00', '2027-07-01T00:00']) {
    const moment = momentInZone(local)
    expect(moment && inZone(moment), local).toBe(local)
  }
  expect(momentInZone('2027-07-01')).toEqual(momentInZone('2027-07-01T00:00'))
  for (const odd of ['', 'tomorrow', '2027-13-41T10:00', '2027-07-01T10', '2027-07-01 10:00']) expect(momentInZone(odd), odd).toBeUndefined()
})

test('asOfIn: reads the release and the time from one parameter of the web app', () => {
  const read = (query: string) => asOfIn(new URLSearchParams(query))
  expect(read('')).toEqual({ at: undefined, release: undefined })
  expect(read(`timeline=${encodeURIComponent('release1;')}`)).toEqual({ at: undefined, release: 'release1' })
  expect(read(`timeline=${encodeURIComponent(';2027-01-01T00:00:00.000Z')}`)).toEqual({ at: new Date('2027-01-01T00:00:00Z'), release: undefined })
  // With double encoding, as in links of the web app.
  expect(read(`timeline=${encodeURIComponent(encodeURIComponent('release1;2027-01-01T00:00:00Z'))}`)).toEqual({
    at: new Date('2027-01-01T00:00:00Z'),
    release: 'release1',
  })
  expect(read('timeline=%25')).toEqual({ at: undefined, release: undefined })
  expect(read(`timeline=${encodeURIComponent('{timeline}')}`)).toEqual({ at: undefined, release: undefined })
})

test('asOfIn: rejects an invalid time, or one outside the years 1000 to 9999', () => {
  const read = (parameters: Readonly<Record<string, string>>) => asOfIn(new URLSearchParams(parameters))
  for (const at of ['1000-06-01', '1970-01-01T00:00', '2027-03-01', '2027-03-01T10:00:00.000Z', '2027-03-01T10:00:00+01:00', '9999-06-01T10:00']) {
    expect(read({ at })?.at, at).toBeInstanceOf(Date)
    expect(read({ timeline: `;${at}` })?.at, at).toBeInstanceOf(Date)
  }
  const outside = [
    '0000-01-01',
    '0001-06-01',
    '0999-12-31T12:00',
    '-000001-01-01T00:00:00Z',
    '10000-01-01',
    '99999-01-01',
    '275760-09-13',
    '+010000-01-01T00:00:00Z',
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
  ]
  for (const at of [...outside, 'soon', '2027-13-41T10:00', '1e400', 'Infinity', 'NaN', ' ', '9999-12-31T23:59:59-12:00']) {
    expect(read({ at }), at).toBeUndefined()
    expect(read({ timeline: `;${at}` }), at).toBeUndefined()
  }
  for (const release of ['../x', 'a b', 'x'.repeat(65), 'é']) expect(read({ release }), release).toBeUndefined()
})

test('backTo: returns only pages of the site', () => {
  expect(backTo('/en/events?page=2', 'de')).toBe('/en/events?page=2')
  for (const odd of [null, '', 'en', 'https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', '/assets/x.js', '/_serverFn/x']) {
    expect(backTo(odd, 'de'), String(odd)).toBe('/de')
  }
})

test('readLocale: reads a language by its tag and by the code of the space', () => {
  expect(readLocale('ar')).toBe('ar')
  expect(readLocale('xx')).toBe('en')
  expect(readLocale(null, '/de/geschichten')).toBe('de')
})
