import type { Locale } from '#app/i18n/locales.ts'
import { memoize } from 'contentful-emulator/async/memoize.ts'

/** An amount of money in machine-readable form. */
export interface Price {
  /** With a decimal point: `18`, `12.50`. */
  readonly price: string
  /** ISO 4217. */
  readonly priceCurrency: string
}

const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'JPY',
  'CAD',
  'AUD',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'AED',
  'SAR',
  'EGP',
  'INR',
  'BRL',
  'MXN',
  'CNY',
  'KRW',
] as const

/** Names of each currency in a language, the longest first, so that `US$` is not read as `$`. */
const names = memoize(
  (locale: string) =>
    CURRENCIES.flatMap((currency) => {
      const written = (['symbol', 'narrowSymbol', 'name', 'code'] as const).flatMap((currencyDisplay) =>
        [1, 2, 18].flatMap((amount) =>
          new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
            .formatToParts(amount)
            .flatMap(({ type, value }) => (type === 'currency' ? [value.trim().toLowerCase()] : [])),
        ),
      )
      return [...new Set([currency.toLowerCase(), ...written])].map((name) => ({ name, currency }))
    }).toSorted((one, other) => other.name.length - one.name.length),
  new Map(),
)

const AMOUNT = /\d[\d.,'’\u{a0}\u{202f} ]*\d|\d/u

/** Reads the first price of a text, such as “18 €, reduced 12 €”. Returns `undefined` if it has no amount with a currency. */
export function priceIn(text: string, locale: Locale): Price | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\u{660}-\u{669}\u{6f0}-\u{6f9}]/gu, (digit) => String(digit.charCodeAt(0) & 0xf))
  const amount = AMOUNT.exec(plain)
  if (!amount) return undefined
  const before = plain.slice(0, amount.index).trimEnd().toLowerCase()
  const after = plain
    .slice(amount.index + amount[0].length)
    .replace(/^[.,]?[–-]?\s*/, '')
    .toLowerCase()
  const found = names(locale).find(({ name }) => after.startsWith(name) || before.endsWith(name))
  return found && { price: plainNumber(amount[0]), priceCurrency: found.currency }
}

/**
 * Normalizes a number to a decimal point without thousands separators. One or two digits after the last separator are decimals.
 *
 * @example
 * plainNumber('1.200,50') // '1200.50'
 * plainNumber('1.200') // '1200'
 */
function plainNumber(written: string): string {
  const [, whole = written, decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  return whole.replaceAll(/\D/g, '') + (decimals && `.${decimals}`)
}
