import { isList, isObject, object, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { looksLikeMarkdown } from '../markdown/looks-like-markdown.ts'
import { markdownToRichText } from '../markdown/markdown-to-rich-text.server.ts'
import { plainTextOf } from '../markdown/plain-text-of.ts'
import { plainToRichText } from '../markdown/plain-to-rich-text.ts'
import type { SourceForm } from '../mapping.ts'
import type { Accepted } from './roles.ts'

/** Converts one value of a field in one locale. Returns `undefined` if this is not possible. */
type Conversion = (value: Json) => Json | undefined

/** Returns the conversion from the type of a field to a kind that a role accepts, or `undefined` if none exists. */
export function conversionOf(from: string, accepted: Accepted, form?: SourceForm): Conversion | undefined {
  if (form === undefined && accepted.includes(from)) return same
  if (accepted.includes('RichText')) return toRichText(from, form)
  if (accepted.includes('Symbol') || accepted.includes('Text')) return toText(from, form)
  if (accepted.includes('Date')) return isWords(from) ? toDate : undefined
  const list = accepted.find((kind) => kind.startsWith('Array of '))
  if (list?.endsWith(' Link to Entry')) return from === 'Link to Entry' ? (value) => [value] : undefined
  if (list?.endsWith(' Link to Asset')) return from.startsWith('Link to') ? (value) => [value] : from === 'Array of Link to Entry' ? same : undefined
  if (list === 'Array of Symbol') return toList(from, form)
  // A picture may be wrapped in an entry. Readers of the link resolve it.
  if (accepted.some((kind) => kind.startsWith('Link to '))) return toLink(from)
  return undefined
}

const same: Conversion = (value) => value

function isWords(kind: string): boolean {
  return kind === 'Symbol' || kind === 'Text'
}

function toRichText(from: string, form: SourceForm | undefined): Conversion | undefined {
  if (from === 'RichText') return same
  if (from === 'Array of Symbol') return (value) => plainToRichText(joined(value, '\n'))
  if (!isWords(from)) return undefined
  return (value) => {
    const words = text(value)
    if (words === undefined) return undefined
    return form === 'markdown' || (form === undefined && looksLikeMarkdown(words)) ? markdownToRichText(words) : plainToRichText(words)
  }
}

function toText(from: string, form: SourceForm | undefined): Conversion | undefined {
  if (from === 'RichText') return (value) => filled(plainTextOf(object(value)))
  if (from === 'Array of Symbol') return (value) => filled(form === 'first' && isList(value) ? (text(value[0]) ?? '') : joined(value, ', '))
  if (from === 'Integer' || from === 'Number' || from === 'Date') return (value) => (value === null ? undefined : String(value))
  if (!isWords(from)) return undefined
  return (value) => {
    const words = text(value)
    if (words === undefined) return undefined
    const isMarkdown = form === 'markdown' || (form === undefined && from === 'Text' && looksLikeMarkdown(words))
    return filled(isMarkdown ? plainTextOf(markdownToRichText(words)) : words)
  }
}

function toDate(value: Json): Json | undefined {
  const words = text(value)?.trim()
  return words !== undefined && /^\d{4}-\d{2}-\d{2}/.test(words) && !Number.isNaN(Date.parse(words)) ? words : undefined
}

function toList(from: string, form: SourceForm | undefined): Conversion | undefined {
  if (from === 'Object' && form === 'json-list') return (value) => (isList(value) ? value.filter((each) => typeof each === 'string') : undefined)
  return isWords(from) ? (value) => [value] : undefined
}

function toLink(from: string): Conversion | undefined {
  if (from.startsWith('Array of Link to ')) return (value) => (isList(value) ? value[0] : undefined)
  return from.startsWith('Link to ') ? same : undefined
}

function joined(value: Json, separator: string): string {
  return isList(value) ? value.filter((each) => typeof each === 'string').join(separator) : ''
}

function filled(words: string): string | undefined {
  return words.trim() === '' ? undefined : words
}

/** Returns whether a value is filled: null, an empty text and an empty list are not. */
export function isFilled(value: Json | undefined): value is Json {
  return value !== undefined && value !== null && value !== '' && !(isList(value) && value.length === 0) && !(isObject(value) && isEmptyDocument(value))
}

function isEmptyDocument(value: JsonObject): boolean {
  return value['nodeType'] === 'document' && isList(value['content']) && value['content'].length === 0
}
