import type { Entry } from '#app/content/content.ts'
import type { OwnField } from 'content-mapping/project/own-fields.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { HeadingLevel } from '#app/rich-text/rich-text.ts'
import { deeper } from '../layout/deeper.ts'
import { text, type PageBuild } from '../build.server.ts'
import type { WrittenNode } from './documents.server.ts'
import type { Fact, FactValue, OwnPart } from './own-content.ts'

/** What a field with a value becomes. */
export type Made = readonly ({ readonly fact: Fact } | { readonly part: OwnPart })[]

/** A field that has a value, on a page in the making. */
export interface FieldInMaking {
  readonly build: PageBuild
  readonly entry: Entry
  readonly field: OwnField
  /** What is said of its value when it is shown. */
  readonly about: Omit<Phrase, 'text'>
  /** Level of the heading that the field's name would be. */
  readonly level: HeadingLevel
}

/** Names that say no more than what is seen. */
const OBVIOUS =
  /^(?:(?:rich|long|short|body|page|main)?(?:text|content|copy)|body|description|details|summary|excerpt|intro(?:duction)?|(?:sub)?(?:title|head(?:ing|line|er)?)|lead|tagline|(?:(?:hero|cover|featured|main|header|background|banner)?(?:image|picture|photo|media|visual|video|file|asset|logo|icon)s?)|cover|hero|gallery|(?:page)?(?:sections?|components?|blocks?|modules?|elements?)|items?|list|button|cta|links?|data|json|name)$/i

/** One of several that are alike: `block2Image`. */
const NUMBERED = /^(?:block|section|column|card|item|feature|panel|slide|row)\d+/i

/** Tell whether the value of a field says itself what the field is. */
export function isObvious({ id, name }: OwnField): boolean {
  return [id, name].some((each) => OBVIOUS.test(each.replaceAll(/[\s_-]|\d+$/g, '').replace(NUMBERED, '')))
}

/** What every part of a field has: an id, and the field's name where that says something. */
export function labelled({ field }: FieldInMaking): { readonly id: string; readonly label?: Phrase } {
  return { id: field.id, ...(isObvious(field) ? {} : { label: { text: field.name } }) }
}

/** A line by the field's name; nothing where there are no values. */
export function fact({ field }: FieldInMaking, values: readonly FactValue[]): Made {
  return values.length > 0 ? [{ fact: { id: field.id, label: { text: field.name }, values } }] : []
}

/** Running text out of what the site wrote itself of a value. */
export async function written(making: FieldInMaking, nodes: readonly WrittenNode[], lines = false): Promise<Made> {
  return running(making, { nodeType: 'document', content: [...nodes] }, lines)
}

/** Running text out of a document; nothing where it is empty. */
export async function running(making: FieldInMaking, document: { nodeType: 'document'; content: unknown[] }, lines = false): Promise<Made> {
  const { build, entry, about, level } = making
  const label = labelled(making)
  const shown = await text(build, entry, { document, ...about }, label.label ? deeper(level) : level)
  return shown.blocks.length > 0 ? [{ part: { kind: 'text', ...label, text: shown, ...(lines ? { lines } : {}) } }] : []
}
