import { isList, object, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import type { Resource } from 'contentful-emulator/space/resources.ts'
import type { Source } from '../mapping.ts'
import type { SpaceType } from '../space-model.ts'
import { codeToRichText } from '../markdown/plain-to-rich-text.ts'
import { isNamedCode } from '../markdown/looks-like-code.ts'
import { conversionOf, isFilled } from './convert.ts'
import type { Accepted } from './roles.ts'

/** Context of a source: the entry's type, and the default locale. */
export interface Origin {
  readonly type: SpaceType
  readonly defaultLocale: string
}

/** Locale code → value. */
type ByLocale = Readonly<Record<string, Json>>

/** Reads the value of a role field from an entry, in each locale that has one. */
export type Taking = (resource: Resource) => ByLocale

/** Returns the function that reads values of a kind from a source, or `undefined` if the type cannot provide any. */
export function takingOf(source: Source, origin: Origin, accepted: Accepted): Taking | undefined {
  if ('from' in source) return takingField(source, origin, accepted)
  if ('template' in source) return takingTemplate(source.template, origin)
  if ('sys' in source) return ({ sys }) => filledOnly({ [origin.defaultLocale]: sys[source.sys] })
  if ('any' in source) {
    const takings = takingsOf(source.any, origin, accepted)
    return takings.length > 0 ? (resource) => Object.assign({}, ...takings.toReversed().map((take) => take(resource))) : undefined
  }
  const takings = takingsOf(source.all, origin, accepted)
  return takings.length > 0
    ? (resource) =>
        together(
          takings.map((take) => take(resource)),
          origin,
        )
    : undefined
}

/** Returns the fields that a source reads. */
export function fieldsOfSource(source: Source): readonly string[] {
  if ('from' in source) return [source.from]
  if ('template' in source) return namesIn(source.template)
  if ('sys' in source) return []
  return ('any' in source ? source.any : source.all).flatMap(fieldsOfSource)
}

function takingsOf(sources: readonly Source[], origin: Origin, accepted: Accepted): readonly Taking[] {
  return sources.flatMap((each) => takingOf(each, origin, accepted) ?? [])
}

function takingField({ from, as }: Extract<Source, { from: string }>, { type }: Origin, accepted: Accepted): Taking | undefined {
  const field = type.fields.find(({ id }) => id === from)
  const isCode = field !== undefined && (as === undefined || as === 'plain') && accepted.includes('RichText') && isNamedCode(field)
  const convert = isCode ? (value: Json) => (typeof value === 'string' ? codeToRichText(value) : undefined) : field && conversionOf(field.type, accepted, as)
  if (!convert) return undefined
  return ({ fields }) => filledOnly(Object.fromEntries(Object.entries(object(fields[from])).map(([code, value]) => [code, converted(value, convert)])))
}

function converted(value: Json | undefined, convert: (value: Json) => Json | undefined): Json | undefined {
  return isFilled(value) ? convert(value) : undefined
}

/** Fills a template in each locale that has one of its fields. Missing values come from the default locale. */
function takingTemplate(template: string, { defaultLocale }: Origin): Taking {
  const names = namesIn(template)
  return ({ fields }) => {
    const codes = new Set(names.flatMap((name) => Object.keys(object(fields[name]))))
    const filled = [...codes].map((code) => {
      const words = template.replaceAll(FIELD, (_, name: string) => wordsOf(fields[name]?.[code]) ?? wordsOf(fields[name]?.[defaultLocale]) ?? '')
      return [code, words.replaceAll(/\s+/g, ' ').trim()] as const
    })
    return filledOnly(Object.fromEntries(filled))
  }
}

const FIELD = /\{(\w+)\}/g

function wordsOf(value: Json | undefined): string | undefined {
  return typeof value === 'number' ? String(value) : text(value)
}

function namesIn(template: string): readonly string[] {
  return [...template.matchAll(FIELD)].map(([, name = '']) => name)
}

/** Joins lists by locale. If a locale lacks a list, that of the default locale is used. */
function together(parts: readonly ByLocale[], { defaultLocale }: Origin): ByLocale {
  const codes = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries(
    [...codes].map((code) => [code, parts.flatMap((part) => listOf(part[code] ?? part[defaultLocale]))] as const).filter(([, list]) => list.length > 0),
  )
}

function listOf(value: Json | undefined): readonly Json[] {
  return value === undefined ? [] : isList(value) ? value : [value]
}

function filledOnly(values: JsonObject): ByLocale {
  return Object.fromEntries(Object.entries(values).flatMap(([code, value]) => (isFilled(value) ? [[code, value] as const] : [])))
}
