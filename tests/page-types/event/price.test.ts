import { describe, expect, test } from 'vitest'
import { priceIn } from '../../../src/pages/event/price.server.ts'

describe('priceIn', () => {
  test.each([
    ['en', '18\u{a0}€, reduced 12\u{a0}€', '18', 'EUR'],
    ['en', '$1,200.50', '1200.50', 'USD'],
    ['de', 'Eintritt 1.200,50 Euro', '1200.50', 'EUR'],
    ['fr', '18 euros', '18', 'EUR'],
    ['ja', '18ユーロ、割引12ユーロ', '18', 'EUR'],
    ['ja', '1,500円', '1500', 'JPY'],
    ['ar', '١٨ يورو', '18', 'EUR'],
    ['en', 'CHF 12.–', '12', 'CHF'],
  ] as const)('reads the first price, in %s: %s', (locale, text, price, priceCurrency) => {
    expect(priceIn(text, locale)).toEqual({ price, priceCurrency })
  })

  test.each(['Free admission', 'for forty guests', '8 to 12 years'])('finds no price in %j', (text) => {
    expect(priceIn(text, 'en')).toBeUndefined()
  })
})
