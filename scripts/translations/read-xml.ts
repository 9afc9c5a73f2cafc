import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isObject, text, type Json } from 'contentful-emulator/json/json.ts'
import type { XmlElement, XmlNode } from './inline-xml.ts'

const ATTRIBUTES = ':@'
const TEXT = '#text'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  // Line breaks and spaces belong to the text of a translation.
  htmlEntities: true,
})

/** Parses an XML document. Throws an error whose message is a reason. */
export function readXml(source: string): XmlElement {
  const xml = source.replace(/^\uFEFF/, '')
  if (xml.trim() === '') throw new Error('is empty')
  // Entities of a document type could expand without limit, or read other files.
  if (/<!DOCTYPE/i.test(xml)) throw new Error('has a document type declaration, which XLIFF files do not have')
  const validity = XMLValidator.validate(xml)
  if (validity !== true) throw new Error(`is not well-formed XML: line ${validity.err.line}: ${validity.err.msg}`)
  const parsed: Json = parser.parse(xml)
  const root = nodesOf(parsed).find((node) => typeof node !== 'string')
  if (!root) throw new Error('is not XML')
  return root
}

function nodesOf(parsed: Json | undefined): readonly XmlNode[] {
  if (!Array.isArray(parsed)) return []
  return parsed.flatMap((node: Json): readonly XmlNode[] => {
    if (!isObject(node)) return []
    const given = node[ATTRIBUTES]
    const attributes = Object.fromEntries(Object.entries(isObject(given) ? given : {}).map(([name, value]) => [name, String(value)]))
    return Object.entries(node).flatMap(([name, value]): readonly XmlNode[] => {
      if (name === ATTRIBUTES || name.startsWith('?')) return []
      return name === TEXT ? [text(value) ?? String(value)] : [{ name, attributes, children: nodesOf(value) }]
    })
  })
}

/** Returns the child elements with a name. */
export function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((each) => typeof each !== 'string').filter((each) => each.name === name)
}
