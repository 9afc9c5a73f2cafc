import { codesOf, wordsOf, type Code, type Inline } from '../../src/features/health/translations/units.server.ts'

/** Namespace of XLIFF 2.0 and 2.1. */
export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0'

/** A node of an XML document. */
export type XmlNode = XmlElement | string

export interface XmlElement {
  /** Name without its prefix. */
  readonly name: string
  /** URI of the namespace, or an empty text. */
  readonly namespace: string
  /** Values by their names with prefixes. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
}

/** Control characters that XML cannot contain. XLIFF has an element for them. */
const CONTROL = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

/** Returns a text for an attribute. */
export function attribute(value: string): string {
  return escaped(value.replaceAll(CONTROL, '')).replaceAll('"', '&quot;').replaceAll(/\s+/g, ' ')
}

export function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
    .replaceAll(CONTROL, (character) => `<cp hex="${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`)
}

const FORMATS: Readonly<Record<string, string>> = { bold: 'xlf:b', italic: 'xlf:i', underline: 'xlf:u' }

/** Returns a text as the content of `<source>` or `<target>`. */
export function inlineXml(inlines: readonly Inline[]): string {
  return inlines
    .map((each) => {
      if (each.kind === 'text') return escaped(each.text)
      if (each.kind === 'element') return `<ph ${attributesOf(each.code)}/>`
      return `<pc ${attributesOf(each.code)}>${inlineXml(each.inlines)}</pc>`
    })
    .join('')
}

function attributesOf({ id, type, original }: Code): string {
  if (type === 'format') {
    const format = String(original['type'])
    return `id="${id}" canCopy="no" type="fmt" subType="${FORMATS[format] ?? `vitrine:${format.replaceAll(/[^\w-]/g, '')}`}"`
  }
  const shown = attribute(targetOf(original))
  const kind = type === 'link' ? 'type="link" dispStart' : 'type="other" subType="vitrine:entry" disp'
  return `id="${id}" canCopy="no" canDelete="no" ${kind}="${shown}"`
}

function targetOf(original: Code['original']): string {
  const found = JSON.stringify(original['data'])
  return /"uri":"((?:[^"\\]|\\.)*)"/.exec(found)?.[1] ?? /"id":"([^"]*)"/.exec(found)?.[1] ?? ''
}

/** Reads the content of a `<target>`. Throws an error whose message is a reason. */
export function readInline(children: readonly XmlNode[], source: readonly Inline[]): readonly Inline[] {
  const codes = codesOf(source)
  const free = new Map(codes.map((code) => [code.id, code]))
  const read = (nodes: readonly XmlNode[], isInLink: boolean): Inline[] =>
    nodes.flatMap((node): Inline[] => {
      if (typeof node === 'string') return node === '' ? [] : [{ kind: 'text', text: node }]
      if (node.namespace !== XLIFF_NAMESPACE) throw new Error(`contains <${node.name}>, which is no element of XLIFF`)
      if (node.name === 'cp') return [{ kind: 'text', text: controlOf(node.attributes['hex'] ?? '') }]
      // Annotations of translators do not belong to the text.
      if (node.name === 'mrk') return read(node.children, isInLink)
      if (node.name !== 'pc' && node.name !== 'ph')
        throw new Error(`contains <${node.name}>, which cannot be imported: keep <pc> and <ph> as they were exported`)
      const id = node.attributes['id'] ?? ''
      const code = free.get(id)
      if (!code)
        throw new Error(
          codes.some((each) => each.id === id) ? `contains the code ${id} twice` : `contains the code ${id || 'without an id'}, which the source lacks`,
        )
      free.delete(id)
      if ((node.name === 'ph') !== (code.type === 'embed'))
        throw new Error(`has <${node.name}> for the code ${id}, which is another kind of code in the source`)
      if (node.name === 'ph') {
        if (isInLink) throw new Error(`has the embedded entry ${id} in a link`)
        if (node.children.length > 0) throw new Error(`has text in the embedded entry ${id}`)
        return [{ kind: 'element', code }]
      }
      if (isInLink && code.type === 'link') throw new Error(`has the link ${id} in another link`)
      const inlines = read(node.children, isInLink || code.type === 'link')
      // An editor may leave a link without a text.
      if (inlines.length === 0 && code.type === 'link' && !isEmptyLink(source, id)) throw new Error(`has the link ${id} without a text`)
      return [{ kind: 'span', code, inlines }]
    })
  const inlines = joined(read(children, false))
  const lost = [...free.values()].find(({ type }) => type !== 'format')
  if (lost) throw new Error(`lacks the ${lost.type === 'link' ? 'link' : 'embedded entry'} ${lost.id} (${targetOf(lost.original)})`)
  return inlines
}

function isEmptyLink(source: readonly Inline[], id: string): boolean {
  return source.some((each) => each.kind === 'span' && (each.code.id === id ? wordsOf(each.inlines).trim() === '' : isEmptyLink(each.inlines, id)))
}

/** Returns the character of a `<cp>`. U+0000 cannot be stored, and other characters need no `<cp>`. */
function controlOf(hex: string): string {
  const character = /^[\dA-F]{1,4}$/i.test(hex) ? String.fromCharCode(Number.parseInt(hex, 16)) : ''
  if (character === '\0' || withoutControls(character) !== '' || character === '')
    throw new Error(`contains <cp hex="${hex}"/>, which is not a control character`)
  return character
}

/** Removes the characters that XML cannot contain. */
export function withoutControls(value: string): string {
  return value.replaceAll(CONTROL, '')
}

/** Joins adjacent texts. */
export function joined(inlines: readonly Inline[]): readonly Inline[] {
  const result: Inline[] = []
  for (const each of inlines) {
    const last = result.at(-1)
    if (each.kind === 'text' && last?.kind === 'text') result[result.length - 1] = { kind: 'text', text: last.text + each.text }
    else result.push(each.kind === 'span' ? { ...each, inlines: joined(each.inlines) } : each)
  }
  return result
}
