import ICAL from 'ical.js'
import ical from 'node-ical'
import { describe, expect, test } from 'vitest'
import site from '#config'
import { feedOfPath } from '../../seo/feed-of.ts'

async function read(path: string): Promise<string> {
  const response = await feedOfPath(path)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  return response.text()
}

/** Returns the events of a calendar, parsed by one library. */
function eventsOf(text: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

const START = '2027-03-13T18:30:00.000Z'
const END = '2027-03-13T23:00:00.000Z'

describe('calendar of an event', async () => {
  const text = await read('/de/veranstaltungen/refraktornacht.ics')

  test('contains every field, as parsed by one library', () => {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const value = (name: string) => String(calendar.getFirstPropertyValue(name))
    expect([value('version'), value('name'), value('x-wr-calname'), value('x-wr-timezone')]).toEqual([
      '2.0',
      'Refraktornacht · Meridian',
      'Refraktornacht · Meridian',
      'Europe/Berlin',
    ])
    expect([value('refresh-interval'), value('x-published-ttl'), value('source')]).toEqual([
      'PT6H',
      'PT6H',
      `${site.origin}/de/veranstaltungen/refraktornacht.ics`,
    ])
    const [event] = eventsOf(text)
    expect([event?.startDate.toJSDate().toISOString(), event?.endDate.toJSDate().toISOString()]).toEqual([START, END])
    expect(event?.summary).toBe('Refraktornacht')
    expect(event?.component.getFirstProperty('summary')?.getParameter('language')).toBe('de')
    expect(event?.location).toBe('Hauptkuppel\nMeridianhügel 1\n83458 Meridian')
    expect(event?.description).toMatch(
      /^Vierzig Gäste, eine Linse von 1891 und viereinhalb Stunden\.[^]*\n\nhttps:\/\/tickets\.meridian\.example\/refractor-night$/,
    )
    expect(event?.component.getFirstPropertyValue('url')).toBe(`${site.origin}/de/veranstaltungen/refraktornacht`)
    expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-01-23T06:31:00Z')
    expect(event?.sequence).toBeGreaterThan(0)
    expect(event?.component.getFirstProperty('categories')?.getValues()).toEqual(['Instrumente', 'Planeten', 'Der Mond'])
  })

  test('contains every field, as parsed by another library', () => {
    const event = Object.values(ical.sync.parseICS(text)).find((each) => each?.type === 'VEVENT')
    if (event?.type !== 'VEVENT') throw new Error('There is no event.')
    expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([START, END])
    expect(event.summary).toEqual({ params: { LANGUAGE: 'de' }, val: 'Refraktornacht' })
    expect(event.location).toBe('Hauptkuppel\nMeridianhügel 1\n83458 Meridian')
    expect(event.geo).toEqual({ lat: 48.2, lon: 12.9 })
    expect(String(event.url)).toBe(`${site.origin}/de/veranstaltungen/refraktornacht`)
    expect(event.dtstamp.toISOString()).toBe('2026-01-23T06:31:00.000Z')
    expect([event.status, event.transparency]).toEqual(['CONFIRMED', 'TRANSPARENT'])
  })

  test('describes the same event in every language', async () => {
    const [german, japanese] = [text, await read('/ja/催し/大屈折望遠鏡の夜.ics')].map((each) => eventsOf(each)[0])
    expect(japanese?.uid).toBe(german?.uid)
    expect(japanese?.summary).toBe('大屈折望遠鏡の夜')
  })
})

test('calendar: places an event without an address at the address of the organization, in every language', async () => {
  for (const [path, place] of [
    ['/en/events/geminids-2026.ics', '1 Meridian Hill'],
    ['/en/events/calendar.ics', '1 Meridian Hill'],
    ['/de/veranstaltungen/calendar.ics', 'Meridianhügel 1'],
  ] as const) {
    const events = eventsOf(await read(path))
    expect(events.length).toBeGreaterThan(0)
    for (const event of events) expect.soft(event.location, event.summary).toContain(place)
  }
})

test('calendar of all events: holds those of the past year and all upcoming ones, or those of one topic', async () => {
  const all = eventsOf(await read('/en/events/calendar.ics'))
  expect(all).toHaveLength(15)
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(15)
  const moon = eventsOf(await read('/en/topics/moon/calendar.ics'))
  expect(moon.map(({ summary }) => summary)).toEqual(
    all.filter(({ component }) => component.getFirstProperty('categories')?.getValues().includes('The Moon')).map(({ summary }) => summary),
  )
  expect(moon.length).toBeGreaterThan(1)
})

test('calendar: names the language of a fallback title', async () => {
  expect(await read('/ja/催し/calendar.ics')).toMatch(/\r\nSUMMARY;LANGUAGE=en:/)
})

test.each([
  ['/ar/events/calendar.ics', 308, `/ar/${encodeURIComponent('فعاليات')}/calendar.ics`],
  ['/en/events/refraktornacht.ics', 308, '/en/events/refractor-night.ics'],
  ['/en/events/no-such-night.ics', 404, null],
])('%s answers %i', async (path, status, location) => {
  const response = await feedOfPath(path)
  expect([response.status, response.headers.get('Location')]).toEqual([status, location])
})
