import { fieldFit } from 'content-mapping/infer/names/meaning.ts'
import type { OwnField } from 'content-mapping/project/own-fields.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { wordsOf } from './field-build.server.ts'

const CURRENCY = /^(?:currency(?:code|symbol)?|w(?:ae|ä)hrung|devise|moneda|moeda|valuta|waluta|通貨)$/iu
/** Minimum fit of a field's name to the meaning `price`: the name begins or ends with such a word. */
const FIT = 0.7

/** The currency of an entry's prices, and the field that contains it. */
export interface Currency {
  /** Code or symbol. */
  readonly text: string
  readonly field: OwnField
}

/** Returns the currency that a separate field of an entry names, if another field contains a price. */
export function currencyOf(fields: readonly OwnField[], valueOf: (field: OwnField) => unknown): Currency | undefined {
  if (!fields.some(isPrice)) return undefined
  const named = fields.filter(({ id, name }) => CURRENCY.test(id) || CURRENCY.test(name))
  return named.flatMap((field) => {
    const value = valueOf(field)
    const text = typeof value === 'string' ? value.trim() : ''
    return /^\S{1,3}$/.test(text) ? [{ text, field }] : []
  })[0]
}

/** Formats a price with its currency: `€19`, or `19 €` in German. Returns `undefined` if the field contains no amount. */
export function priceWords(locale: Locale, field: OwnField, value: unknown, currency: Currency | undefined): string | undefined {
  const amount = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
  return currency && typeof amount === 'number' && isPrice(field) ? formats(locale).money(amount, currency.text) : undefined
}

function isPrice({ id, name }: OwnField): boolean {
  return [id, name].some((each) => fieldFit(wordsOf(each), 'price') >= FIT)
}
