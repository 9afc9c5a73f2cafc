import type { Content, Entry } from '#app/content/content.ts'
import type { OwnField } from 'content-mapping/project/own-fields.ts'
import { linkToAddress } from '#app/content/links/address-link.server.ts'
import { moment } from '#app/content/reading/moment.server.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { m } from '#messages'
import type { FactValue } from './unmapped-content.ts'

/** Formats a number or boolean in the page's language. `name` is the field's name: years are formatted without separators. */
export function plainWords({ locale }: Content, name: string, value: number | boolean): string {
  if (typeof value === 'boolean') return value ? m.yes({}, { locale }) : m.no({}, { locale })
  return /year/i.test(name) ? String(value) : formats(locale).decimal(value)
}

/** Converts a line of text: to a moment if it is a date, to a link if it is an address, or else to text. */
export function lineValue(entry: Entry, field: Pick<OwnField, 'id' | 'type'>, line: LocalizedText): FactValue {
  const { text } = line
  if (field.type === 'Date' && !Number.isNaN(Date.parse(text))) return { kind: 'moment', moment: moment(entry.content.locale, text) }
  const address = addressOf(text, field.id)
  const target = address === undefined ? undefined : linkToAddress(address, entry)
  return target
    ? { kind: 'link', link: { label: { text: text.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|\/$/gi, '') }, target } }
    : { kind: 'text', text: line }
}

/** Returns whether a field contains a part of an address, which is useless to visitors. */
export function isPath({ id }: Pick<OwnField, 'id'>): boolean {
  return /(?:slug|path|permalink)$/i.test(id)
}

/** Returns the address in a line, or `undefined` if it is none. Numbers are phone numbers only if the field's name indicates that. */
function addressOf(text: string, field: string): string | undefined {
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return text
  if (text.startsWith('/') && isPath({ id: field })) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  return /phone|tel(?!l)|mobile|fax/i.test(field) && /^\+?[\d\s()/.-]{5,}$/.test(text) ? `tel:${text.replaceAll(/[^\d+]/g, '')}` : undefined
}

/** Returns the text for a link to another space: the readable end of its URN. */
export function elsewhere({ locale }: Content, urn: string): FactValue {
  return { kind: 'text', text: { text: m.own_elsewhere({ address: urn.slice(urn.lastIndexOf(':') + 1) }, { locale }) } }
}
