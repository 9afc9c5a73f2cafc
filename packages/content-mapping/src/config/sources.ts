import type { Source, SourceForm } from '../mapping.ts'
import type { FieldId, FieldIdOf } from './space-record.ts'

declare const TYPE: unique symbol
/** Ties a source to the recorded type that it was written for, so that the compiler can check field names. */
export interface Of<in T> {
  readonly [TYPE]?: (type: T) => void
}

/** The source of a role field of a type. */
export type SourceOf<T> = Source & Of<T>
/** A source in its short form: a field by its id. */
export type Written<T> = FieldId<T> | SourceOf<T>

/** Reads a text as Markdown. */
export function markdown<T>(field: FieldIdOf<NoInfer<T>, 'Text' | 'Symbol'>): SourceOf<T> {
  return inForm(field, 'markdown')
}

/** Reads a text as plain text. Markdown is not parsed, and rich text loses its formatting. */
export function plain<T>(field: FieldIdOf<NoInfer<T>, 'Text' | 'Symbol' | 'RichText'>): SourceOf<T> {
  return inForm(field, 'plain')
}

/** Takes the first item of a list. */
export function first<T>(field: FieldIdOf<NoInfer<T>, `Array of ${string}`>): SourceOf<T> {
  return inForm(field, 'first')
}

/** Takes the strings of a JSON list. */
export function jsonList<T>(field: FieldIdOf<NoInfer<T>, 'Object'>): SourceOf<T> {
  return inForm(field, 'json-list')
}

/** Takes the first source that has a value. */
export function or<T>(...sources: readonly Written<NoInfer<T>>[]): SourceOf<T> {
  return { any: sources.map((each) => sourceOf(each)) }
}

/** Joins the values of all sources to one list. */
export function join<T>(...sources: readonly Written<NoInfer<T>>[]): SourceOf<T> {
  return { all: sources.map((each) => sourceOf(each)) }
}

/** Takes system metadata of an entry. */
export function sys(name: 'createdAt' | 'updatedAt' | 'id'): SourceOf<unknown> {
  return { sys: name }
}

/** Takes no value, even if a field has the same name. */
export function none(): SourceOf<unknown> {
  return { any: [] }
}

/** The first name in braces that is not a field. */
type Stranger<Text, Id> = Text extends `${string}{${infer Name}}${infer Rest}` ? (Name extends Id ? Stranger<Rest, Id> : Name) : never

/** Composes a text from fields in braces: `{firstName} {lastName}`. */
export function template<T, const Text extends string>(
  text: [Stranger<Text, FieldId<NoInfer<T>>>] extends [never] ? Text : `There is no field ${Stranger<Text, FieldId<NoInfer<T>>>}`,
): SourceOf<T> {
  return { template: text }
}

/** Converts the short form of a source: an id becomes the source of that field. */
export function sourceOf(written: string | Source): Source {
  return typeof written === 'string' ? { from: written } : written
}

function inForm(from: string, as: SourceForm): Source {
  return { from, as }
}
