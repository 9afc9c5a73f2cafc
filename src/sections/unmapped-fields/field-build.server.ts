import type { Entry } from '#app/content/content.ts'
import { readerName } from 'content-mapping/compose/reader-name.ts'
import type { OwnField } from 'content-mapping/project/own-fields.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { HeadingLevel } from '#app/rich-text/rich-text.ts'
import { deeper } from '../layout/deeper.ts'
import { text, type PageBuild } from '../build.server.ts'
import type { WrittenNode } from './documents.server.ts'
import type { Fact, FactValue, UnmappedPart } from './unmapped-content.ts'

/** Parts of a page that are built from a field: lines of facts, or larger parts. */
export type FieldParts = readonly ({ readonly fact: Fact } | { readonly part: UnmappedPart })[]

/** Unmapped field with a value while its page is built. */
export interface FieldBuild {
  readonly build: PageBuild
  readonly entry: Entry
  readonly field: OwnField
  /** Language and inspector tags of the value. */
  readonly about: Omit<LocalizedText, 'text'>
  /** Level of a heading with the field's name. */
  readonly level: HeadingLevel
  /** Whether a title above the value replaces a label: that of a section with a single list, or the value itself. */
  readonly isHeaded: boolean
}

/** Words of field names that add nothing to the visible value: kinds of values, places in a layout, and numbers. */
const OBVIOUS = new Set(
  (
    'text texts content contents copy body paragraph description details summary excerpt intro introduction lead tagline blurb message statement ' +
    'title titles head heading header headline sub subtitle subheading subheader subheadline subline kicker eyebrow name label ' +
    'image images picture pictures photo photos media visual video file asset logo icon cover hero gallery banner background thumbnail ' +
    'section sections component components block blocks module modules element elements item items list button buttons cta link links url data json ' +
    'page main rich long short full first second third fourth primary secondary left right top bottom column card cards slide slides panel row ' +
    'amount value number count figure total feature featured highlight extra additional desktop mobile inner center middle the of'
  ).split(' '),
)
const HEADING = /(?:title|head(?:ing|er|line)?|kicker|eyebrow)s?\d*$/i

/** Splits the id or name of a field into its words, in lower case. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}

/** Meanings of values that need no label in any language: the words and the picture of an entry. */
const PLAIN_MEANINGS = new Set(['title', 'summary', 'body', 'picture'])

/** Returns whether a field needs no label, because its value is self-explanatory. */
export function isObvious({ id, name, means = '' }: Pick<OwnField, 'id' | 'name' | 'means'>): boolean {
  if (PLAIN_MEANINGS.has(means)) return true
  return [id, name].some((each) => {
    const words = wordsOf(each)
    return words.length > 0 && words.every(isGeneric)
  })
}

/** Returns whether a word of a field's name adds nothing to the value. */
export function isGeneric(word: string): boolean {
  return OBVIOUS.has(word)
}

/** Returns whether a field holds the heading of the text that follows it. */
export function isHeading({ id, name }: OwnField): boolean {
  return HEADING.test(id) || HEADING.test(name)
}

/** Returns the id of a part, and the field's name if a label helps. */
export function labelled({ field, isHeaded }: FieldBuild): { readonly id: string; readonly label?: LocalizedText } {
  return { id: field.id, ...(isHeaded || isObvious(field) ? {} : { label: { text: readerName(field.name) } }) }
}

/** Returns a fact with the field's name; nothing without values. */
export function fact({ field }: FieldBuild, values: readonly FactValue[]): FieldParts {
  return values.length > 0 ? [{ fact: { id: field.id, label: { text: readerName(field.name) }, values } }] : []
}

/** Returns rich text from generated nodes. */
export async function written(fieldBuild: FieldBuild, nodes: readonly WrittenNode[], lines = false): Promise<FieldParts> {
  return running(fieldBuild, { nodeType: 'document', content: [...nodes] }, lines)
}

/** Returns rich text from a document; nothing if it is empty. */
export async function running(fieldBuild: FieldBuild, document: { nodeType: 'document'; content: unknown[] }, lines = false): Promise<FieldParts> {
  const { build, entry, about, level } = fieldBuild
  const label = labelled(fieldBuild)
  const shown = await text(build, entry, { document, field: fieldBuild.field.id, ...about }, label.label ? deeper(level) : level)
  return shown.blocks.length > 0 ? [{ part: { kind: 'text', ...label, text: shown, ...(lines ? { lines } : {}) } }] : []
}
