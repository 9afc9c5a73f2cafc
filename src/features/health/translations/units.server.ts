import { isObject, object, objects, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { hasWords, textOf } from './texts.server.ts'

/** A part of the text of a unit: words, a code around a passage, or a code that stands for an element. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'span'; readonly code: Code; readonly inlines: readonly Inline[] }
  | { readonly kind: 'element'; readonly code: Code }

/** An inline code: a format, a link, or an embedded entry. */
export interface Code {
  /** Number within its unit. */
  readonly id: string
  readonly type: 'format' | 'link' | 'embed'
  /** Name of the mark, or the node without its content. */
  readonly original: JsonObject
}

/** A text that is translated as one: a field, an item of a list, or a block of a rich text. */
export interface TextUnit {
  /** `title` for a whole field, `body.2` for a part of it. */
  readonly id: string
  /** Node type of a block; `text` for a whole field, `item` for an item of a list. */
  readonly kind: string
  readonly inlines: readonly Inline[]
}

const LINKS = new Set(['hyperlink', 'entry-hyperlink', 'asset-hyperlink', 'resource-hyperlink'])
const EMBEDS = new Set(['embedded-entry-inline', 'embedded-resource-inline'])

/** Splits the value of a field into units. Parts without words are none. */
export function unitsOf(field: string, value: Json | undefined): readonly TextUnit[] {
  if (typeof value === 'string') return textOf(value) ? [{ id: field, kind: 'text', inlines: [{ kind: 'text', text: value }] }] : []
  const parts = Array.isArray(value)
    ? value.map((each) => ({ kind: 'item', inlines: typeof each === 'string' ? [{ kind: 'text', text: each } as const] : [] }))
    : blocksOf(value).map((block) => ({ kind: String(block['nodeType']), inlines: inlinesOf(block) }))
  return parts.flatMap(({ kind, inlines }, at) => (containWords(inlines) ? [{ id: `${field}.${at + 1}`, kind, inlines }] : []))
}

/** Returns the blocks of a rich text that contain text, in their order. */
function blocksOf(value: Json | undefined): readonly JsonObject[] {
  const content = objects(object(value)['content'])
  if (content.some(isInline)) return [object(value)]
  return content.flatMap(blocksOf)
}

function isInline({ nodeType }: JsonObject): boolean {
  const type = String(nodeType)
  return type === 'text' || LINKS.has(type) || EMBEDS.has(type)
}

function containWords(inlines: readonly Inline[]): boolean {
  return inlines.some((each) => (each.kind === 'text' ? hasWords(each.text) : each.kind === 'span' && containWords(each.inlines)))
}

function inlinesOf(block: JsonObject): readonly Inline[] {
  let codes = 0
  const code = (type: Code['type'], original: JsonObject): Code => ({ id: String((codes += 1)), type, original })
  const read = (node: JsonObject): Inline[] => {
    const type = String(node['nodeType'])
    if (type === 'text') {
      const value = text(node['value']) ?? ''
      return value === '' ? [] : marked(value, objects(node['marks']))
    }
    const { content, ...original } = node
    if (EMBEDS.has(type)) return [{ kind: 'element', code: code('embed', node) }]
    const own = code('link', original)
    return [{ kind: 'span', code: own, inlines: objects(content).flatMap(read) }]
  }
  function marked(value: string, [mark, ...more]: readonly JsonObject[]): Inline[] {
    if (!mark) return [{ kind: 'text', text: value }]
    const own = code('format', mark)
    return [{ kind: 'span', code: own, inlines: marked(value, more) }]
  }
  return objects(block['content']).flatMap(read)
}

/** Returns the words of a text, without its codes. */
export function wordsOf(inlines: readonly Inline[]): string {
  return inlines.map((each) => (each.kind === 'text' ? each.text : each.kind === 'span' ? wordsOf(each.inlines) : '')).join('')
}

/** Returns all codes of a text, in their order. */
export function codesOf(inlines: readonly Inline[]): readonly Code[] {
  return inlines.flatMap((each) => (each.kind === 'text' ? [] : each.kind === 'element' ? [each.code] : [each.code, ...codesOf(each.inlines)]))
}

/** Returns the value of a field with other texts. `translated` contains a text for each unit of the value. */
export function withUnits(field: string, value: Json | undefined, translated: ReadonlyMap<string, readonly Inline[]>): Json {
  let at = 0
  const next = () => translated.get(`${field}.${(at += 1)}`)
  const rebuilt = (node: JsonObject): JsonObject => {
    const content = objects(node['content'])
    if (!content.some(isInline)) return content.length > 0 ? { ...node, content: content.map(rebuilt) } : node
    const inlines = next()
    return inlines ? { ...node, content: withEmptyTexts(nodesOf(inlines, [])) } : node
  }
  if (Array.isArray(value)) return value.map((each: Json) => (next() ?? []).map(plainText).join('') || each)
  if (isObject(value)) return rebuilt(value)
  return (translated.get(field) ?? []).map(plainText).join('')
}

function plainText(inline: Inline): string {
  return inline.kind === 'text' ? inline.text : ''
}

function nodesOf(inlines: readonly Inline[], marks: readonly JsonObject[]): readonly JsonObject[] {
  return inlines.flatMap((each): readonly JsonObject[] => {
    if (each.kind === 'text') return [{ nodeType: 'text', value: each.text, marks, data: {} }]
    if (each.kind === 'element') return [each.code.original]
    if (each.code.type === 'format') return nodesOf(each.inlines, [...marks, each.code.original])
    const content = nodesOf(each.inlines, marks)
    return [{ ...each.code.original, content: content.length > 0 ? content : [EMPTY] }]
  })
}

const EMPTY = { nodeType: 'text', value: '', marks: [], data: {} }

/** Adds empty texts around links and embedded entries, as Contentful’s editor does. */
function withEmptyTexts(nodes: readonly JsonObject[]): readonly JsonObject[] {
  const isText = (node: JsonObject | undefined) => node?.['nodeType'] === 'text'
  const between = nodes.flatMap((node, at) => (isText(node) || isText(nodes[at - 1]) ? [node] : [EMPTY, node]))
  return isText(between.at(-1)) ? between : [...between, EMPTY]
}

/**
 * Returns an existing translation with the codes of its source, or `undefined` if it has codes that the source lacks.
 *
 * Codes are equal if they have the same format, or lead to the same target.
 */
export function withCodesOf(source: readonly Inline[], translation: readonly Inline[]): readonly Inline[] | undefined {
  const free = [...codesOf(source)]
  let isComplete = true
  const converted = (inlines: readonly Inline[]): readonly Inline[] =>
    inlines.map((each) => {
      if (each.kind === 'text') return each
      const at = free.findIndex(({ original }) => JSON.stringify(original) === JSON.stringify(each.code.original))
      const [code] = at < 0 ? [] : free.splice(at, 1)
      if (!code) isComplete = false
      return each.kind === 'element' ? { ...each, code: code ?? each.code } : { ...each, code: code ?? each.code, inlines: converted(each.inlines) }
    })
  const result = converted(translation)
  return isComplete && free.every(({ type }) => type === 'format') ? result : undefined
}
