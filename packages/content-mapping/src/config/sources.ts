import type { Source, SourceForm } from '../mapping.ts'
import type { FieldId, FieldIdOf } from './space-record.ts'

declare const TYPE: unique symbol
/** Belongs to a recorded type of a space, which the place where it stands says. */
export interface Of<in T> {
  readonly [TYPE]?: (type: T) => void
}

/** Where a role field of a type takes its value from. */
export type SourceOf<T> = Source & Of<T>
/** The same as it may be written: a field by its id alone. */
export type Written<T> = FieldId<T> | SourceOf<T>

/** Read a text as Markdown. */
export function markdown<T>(field: FieldIdOf<NoInfer<T>, 'Text' | 'Symbol'>): SourceOf<T> {
  return inForm(field, 'markdown')
}

/** Read a text as it is: what looks like Markdown is not, and of rich text only the words are taken. */
export function plain<T>(field: FieldIdOf<NoInfer<T>, 'Text' | 'Symbol' | 'RichText'>): SourceOf<T> {
  return inForm(field, 'plain')
}

/** Take the first of a list. */
export function first<T>(field: FieldIdOf<NoInfer<T>, `Array of ${string}`>): SourceOf<T> {
  return inForm(field, 'first')
}

/** Take the texts of a list in JSON. */
export function jsonList<T>(field: FieldIdOf<NoInfer<T>, 'Object'>): SourceOf<T> {
  return inForm(field, 'json-list')
}

/** Take the first that has a value. */
export function or<T>(...sources: readonly Written<NoInfer<T>>[]): SourceOf<T> {
  return { any: sources.map((each) => sourceOf(each)) }
}

/** Take the values of all, one after the other, as one list. */
export function join<T>(...sources: readonly Written<NoInfer<T>>[]): SourceOf<T> {
  return { all: sources.map((each) => sourceOf(each)) }
}

/** Take what Contentful itself knows of an entry. */
export function sys(name: 'createdAt' | 'updatedAt' | 'id'): SourceOf<unknown> {
  return { sys: name }
}

/** Take nothing, though there is a field of the same name. */
export function none(): SourceOf<unknown> {
  return { any: [] }
}

/** The first name in braces that is no field. */
type Stranger<Text, Id> = Text extends `${string}{${infer Name}}${infer Rest}` ? (Name extends Id ? Stranger<Rest, Id> : Name) : never

/** Compose a text of fields in braces: `{firstName} {lastName}`. */
export function template<T, const Text extends string>(
  text: [Stranger<Text, FieldId<NoInfer<T>>>] extends [never] ? Text : `There is no field ${Stranger<Text, FieldId<NoInfer<T>>>}`,
): SourceOf<T> {
  return { template: text }
}

/** Give the source of what is written: an id stands for its field. */
export function sourceOf(written: string | Source): Source {
  return typeof written === 'string' ? { from: written } : written
}

function inForm(from: string, as: SourceForm): Source {
  return { from, as }
}
