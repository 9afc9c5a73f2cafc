import { expect, test } from 'vitest'
import { webCalendarOffers } from '../../../src/pages/event/web-calendars.server.ts'

const page = 'https://site.example/en/events/moon'

function queries(span: Parameters<typeof webCalendarOffers>[0]['span']) {
  return webCalendarOffers({ title: 'Moon & Mars', place: 'Main dome, Hill 1', page, span }).map(({ href }) => Object.fromEntries(new URL(href).searchParams))
}

test('webCalendarOffers: links contain title, moments in UTC, place and page', () => {
  const [google, outlook] = queries({ isAllDay: false, from: new Date('2027-03-13T18:30Z'), until: new Date('2027-03-13T23:00Z') })
  expect(google).toEqual({ text: 'Moon & Mars', dates: '20270313T183000Z/20270313T230000Z', location: 'Main dome, Hill 1', details: page })
  expect(outlook).toMatchObject({
    subject: 'Moon & Mars',
    startdt: '2027-03-13T18:30:00.000Z',
    enddt: '2027-03-13T23:00:00.000Z',
    location: 'Main dome, Hill 1',
    body: page,
  })
})

test('webCalendarOffers: whole days end before the next day, and an event without an end lasts an hour', () => {
  const [google, outlook] = queries({ isAllDay: true, firstDay: '2027-03-13', lastDay: '2027-03-14' })
  expect(google).toMatchObject({ dates: '20270313/20270315' })
  expect(outlook).toMatchObject({ startdt: '2027-03-13', enddt: '2027-03-15', allday: 'true' })
  const [open] = queries({ isAllDay: false, from: new Date('2027-03-13T18:30Z') })
  expect(open).toMatchObject({ dates: '20270313T183000Z/20270313T193000Z' })
})
