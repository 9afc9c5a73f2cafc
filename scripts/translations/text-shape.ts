import { withoutControls, type XmlNode } from './inline-xml.ts'
import type { Inline } from '../../src/features/health/translations/units.server.ts'

// A shape is a text with the numbers of its codes. It contains no carriage returns, no control characters, and no spaces that are alone in a
// code, because XLIFF tools remove them.

/** Returns whether the content of a `<source>` is a text of the space. Tools add and remove spaces, also between codes. */
export function isSource(children: readonly XmlNode[], text: readonly Inline[]): boolean {
  return withoutSpaces(xmlShape(children)) === withoutSpaces(shape(text))
}

/** Returns whether two translations are equal, apart from the spaces around them. */
export function isSameText(one: readonly Inline[] | undefined, other: readonly Inline[] | undefined): boolean {
  return one !== undefined && other !== undefined && shape(one).trim() === shape(other).trim()
}

function withoutSpaces(value: string): string {
  return value.replaceAll(/\s+/g, '')
}

function shape(inlines: readonly Inline[]): string {
  return inlines
    .map((each) => {
      if (each.kind === 'text') return plain(each.text)
      return each.kind === 'element' ? code('ph', each.code.id, '') : code('pc', each.code.id, shape(each.inlines))
    })
    .join('')
}

function xmlShape(nodes: readonly XmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return plain(node)
      if (node.name === 'cp') return ''
      return node.name === 'mrk' ? xmlShape(node.children) : code(node.name, node.attributes['id'] ?? '', xmlShape(node.children))
    })
    .join('')
}

function plain(value: string): string {
  return withoutControls(value.replaceAll('\r', '')).replaceAll('<', '&lt;')
}

function code(name: string, id: string, content: string): string {
  return `<${name} ${id}>${content.trim() === '' ? '' : content}</${name}>`
}
