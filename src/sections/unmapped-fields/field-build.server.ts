import type { Entry } from '#app/content/content.ts'
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
}

/** Names that add nothing to the visible value. */
const OBVIOUS =
  /^(?:(?:rich|long|short|body|page|main)?(?:text|content|copy)|body|description|details|summary|excerpt|intro(?:duction)?|(?:sub)?(?:title|head(?:ing|line|er)?)|lead|tagline|(?:(?:hero|cover|featured|main|header|background|banner)?(?:image|picture|photo|media|visual|video|file|asset|logo|icon)s?)|cover|hero|gallery|(?:page)?(?:sections?|components?|blocks?|modules?|elements?)|items?|list|button|cta|links?|data|json|name)$/i

/** Prefix of numbered fields: `block2Image`. */
const NUMBERED = /^(?:block|section|column|card|item|feature|panel|slide|row)\d+/i

/** Returns whether a field needs no label, because its value is self-explanatory. */
export function isObvious({ id, name }: OwnField): boolean {
  return [id, name].some((each) => OBVIOUS.test(each.replaceAll(/[\s_-]|\d+$/g, '').replace(NUMBERED, '')))
}

/** Returns the id of a part, and the field's name if a label helps. */
export function labelled({ field }: FieldBuild): { readonly id: string; readonly label?: LocalizedText } {
  return { id: field.id, ...(isObvious(field) ? {} : { label: { text: field.name } }) }
}

/** Returns a fact with the field's name; nothing without values. */
export function fact({ field }: FieldBuild, values: readonly FactValue[]): FieldParts {
  return values.length > 0 ? [{ fact: { id: field.id, label: { text: field.name }, values } }] : []
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
