import { describe, expect, test } from 'vitest'
import { hoursData } from '../../../src/sections/opening-hours/hours/hours-data.server.ts'
import { postalAddress } from '../../../src/seo/structured-data/postal-address.server.ts'

describe('postalAddress', () => {
  test.each([
    ['1 Meridian Hill\n83458 Meridian', { streetAddress: '1 Meridian Hill', postalCode: '83458', addressLocality: 'Meridian' }],
    [
      'Sternwarte\nHügelweg 4\nCH-8001 Zürich\nSchweiz',
      { streetAddress: 'Sternwarte, Hügelweg 4', postalCode: 'CH-8001', addressLocality: 'Zürich', addressCountry: 'Schweiz' },
    ],
    ['5 Park Row\nLondon N1 9GU', { streetAddress: '5 Park Row', postalCode: 'N1 9GU', addressLocality: 'London' }],
    ['12 Main Street, Suite 4\nPortland, OR 97201', { streetAddress: '12 Main Street, Suite 4', postalCode: 'OR 97201', addressLocality: 'Portland' }],
    ['Old Mill\n 3 River Road \nFordham', { streetAddress: 'Old Mill, 3 River Road', addressLocality: 'Fordham' }],
    ['1 تلّ الزوال\n83458 ميريديان', { streetAddress: '1 تلّ الزوال', postalCode: '83458', addressLocality: 'ميريديان' }],
    ['Weg 2, 10115 Berlin', { streetAddress: 'Weg 2', postalCode: '10115', addressLocality: 'Berlin' }],
    ['1 Meridian Hill', { streetAddress: '1 Meridian Hill' }],
  ])('reads the town of %j', (text, parts) => {
    expect(JSON.parse(JSON.stringify(postalAddress({ text })))).toEqual({ '@type': 'PostalAddress', ...parts })
  })
})

describe('hoursData', () => {
  const schedule = {
    timeZone: 'Europe/Berlin',
    regular: [
      { days: ['Tuesday', 'Sunday'], opens: 600, closes: 1080 },
      { days: ['Friday'], opens: 1200, closes: 1470, from: '10-01', until: '03-31' },
    ],
    exceptions: [
      { first: '2026-12-24', last: '2026-12-26', yearly: true },
      { first: '2026-08-12', last: '2026-08-12', yearly: false, hours: { opens: 720, closes: 1380 } },
    ],
  } as const

  test('adds dates to seasons and yearly exceptions, and omits past ones', () => {
    const data = hoursData(schedule, new Date('2026-11-21T12:00:00Z'))
    expect(JSON.parse(JSON.stringify(data))).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Tuesday', 'Sunday'], opens: '10:00', closes: '18:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '20:00', closes: '00:30', validFrom: '2026-10-01', validThrough: '2027-03-31' },
      { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00', validFrom: '2026-12-24', validThrough: '2026-12-26' },
    ])
  })

  test('returns the next season', () => {
    const [, winter] = hoursData(schedule, new Date('2026-06-01T12:00:00Z'))
    expect(winter).toMatchObject({ validFrom: '2026-10-01', validThrough: '2027-03-31' })
  })
})
