import type { Content, Entry } from '#app/content/content.ts'
import { readerName } from 'content-mapping/compose/reader-name.ts'
import { wordsOf as plainWordsOf } from 'content-mapping/infer/names/words.ts'
import type { OwnField } from 'content-mapping/project/own-fields.ts'
import { decoded } from '#app/i18n/addresses/addresses.ts'
import { linkToAddress } from '#app/content/links/address-link.server.ts'
import { moment } from '#app/content/reading/moment.server.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { m } from '#messages'
import { wordsOf, labelled, type FieldBuild, type FieldParts } from './field-build.server.ts'
import type { FactValue, Coordinates } from './unmapped-content.ts'
import { location } from '#app/content/reading/model.server.ts'

/** Formats a number or boolean in the page's language. `name` is the field's name: years are formatted without separators. */
export function plainWords({ locale }: Content, name: string, value: number | boolean): string {
  if (typeof value === 'boolean') return value ? m.yes({}, { locale }) : m.no({}, { locale })
  return namesYear(name) ? String(value) : formats(locale).decimal(value)
}

/** Words for years, without accents. */
const YEARS = new Set('year years jahr annee ano anno jaar ar rok vuosi yil год 年'.split(' '))

/** Returns whether a field is called a year, alone or as the end of a compound. */
function namesYear(name: string): boolean {
  return plainWordsOf(name).some((word) => YEARS.has(word) || /(?:year|jahr|jaar|年)$/.test(word))
}

/** Converts a line of text: to a moment if it is a date, to a link if it is an address, or else to text. */
export function lineValue(entry: Entry, field: Pick<OwnField, 'id' | 'type'>, line: LocalizedText): FactValue {
  const { text } = line
  if (field.type === 'Date' && !Number.isNaN(Date.parse(text))) return { kind: 'moment', moment: moment(entry.content.locale, text) }
  const address = addressOf(text, field.id)
  const target = address === undefined ? undefined : linkToAddress(address, entry)
  return target && address !== undefined ? { kind: 'link', link: { label: { text: labelOf(address, text) }, target } } : { kind: 'text', text: line }
}

/** Returns whether a text is the address of a picture. */
export function isPictureAddress(text: string): boolean {
  return /^(?:https?:)?\/\/\S+\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]\S*)?$/i.test(text)
}

/** Returns a label for a link that has only an address. It is the host of a URL, or the words at the end of a path. */
function labelOf(address: string, text: string): string {
  if (isPictureAddress(address)) return readerName(fileWords(address)) || new URL(address).host
  if (URL.canParse(address) && /^https?:/i.test(address)) return new URL(address).host.replace(/^www\./, '')
  if (!address.startsWith('/')) return text.replace(/^(?:mailto|tel):/i, '')
  return readerName((address.split(/[?#]/)[0] ?? '').split('/').findLast(Boolean)?.replaceAll('-', ' ') ?? '') || address
}

/** Returns the words of the file name in an address, unless it is an id. */
function fileWords(address: string): string {
  const name = decoded(/([^/?#]*)\.\w+(?:[?#]|$)/.exec(address)?.[1] ?? '')
  return /\d{4,}|[a-f\d]{8,}/i.test(name) ? '' : name.replaceAll(/[-_.+]+/g, ' ').trim()
}

/** Generic names of fields with addresses. */
const ADDRESS = /^(?:ur[li]s?|links?|href|slug|path|permalink|destination|target|pages?|site|buttons?|cta|external|internal|video|full|live|demo)+$/i

/** Returns whether the name of a field adds nothing to its link. */
export function isOfAddress({ id, name }: Pick<OwnField, 'id' | 'name'>): boolean {
  return [id, name].some((each) => ADDRESS.test(each.replaceAll(/[\s\d_-]/g, '')) || wordsOf(each).some((word) => /^(?:ur[li]s?|href|links?)$/.test(word)))
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

/** Parses a location. Returns `undefined` if the value is invalid. */
export function coordinates({ locale }: Content, value: unknown): Coordinates | undefined {
  const point = location.safeParse({ value }).data
  if (!point) return undefined
  const { lat: latitude, lon: longitude } = point
  const { degrees } = formats(locale)
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
  return { latitude, longitude, text: `${degrees(latitude)} ${degrees(longitude)}`, map: { kind: 'url', href: map } }
}

/** Converts a location to a part of the page. */
export function locationContent(fieldBuild: FieldBuild, place: Coordinates): FieldParts {
  return [{ part: { kind: 'location', ...labelled(fieldBuild), location: place } }]
}
