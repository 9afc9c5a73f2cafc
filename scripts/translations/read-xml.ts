import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isObject, text, type Json } from 'contentful-emulator/json/json.ts'
import { XLIFF_NAMESPACE, type XmlElement, type XmlNode } from './inline-xml.ts'
import { checkCharacters, decodeXml, withoutReferences } from './xml-characters.ts'

const ATTRIBUTES = ':@'
const TEXT = '#text'
const CDATA = '#cdata'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  // Line breaks and spaces belong to the text of a translation.
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  // The library leaves undefined entities as they are.
  processEntities: false,
  cdataPropName: CDATA,
})

/** URIs of namespaces by their prefix. The prefix of the default namespace is empty. */
type Namespaces = Readonly<Record<string, string>>

/** Parses an XML document. Throws an error whose message is a reason. */
export function readXml(source: string | Uint8Array): XmlElement {
  const xml = (typeof source === 'string' ? source : decodeXml(source)).replace(/^\uFEFF/, '')
  if (xml.trim() === '') throw new Error('is empty')
  checkCharacters(xml)
  // Entities of a document type could expand without limit, or read other files.
  if (/<!DOCTYPE/i.test(xml)) throw new Error('has a document type declaration, which XLIFF files do not have')
  const validity = XMLValidator.validate(xml)
  if (validity !== true) throw new Error(`is not well-formed XML: line ${validity.err.line}: ${validity.err.msg}`)
  const [root, ...more] = nodesOf(parsed(xml), { '': '', xml: 'http://www.w3.org/XML/1998/namespace' }).filter((node) => typeof node !== 'string')
  if (!root) throw new Error('is not XML')
  if (more[0]) throw new Error(`is not well-formed XML: it has a second root element, <${more[0].name}>`)
  return root
}

function parsed(xml: string): Json {
  try {
    return parser.parse(xml)
  } catch (error) {
    throw new Error(`cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function nodesOf(content: Json | undefined, namespaces: Namespaces): readonly XmlNode[] {
  if (!Array.isArray(content)) return []
  return content.flatMap((node: Json): readonly XmlNode[] => {
    if (!isObject(node)) return []
    const own = node[ATTRIBUTES]
    return Object.entries(node).flatMap(([name, value]): readonly XmlNode[] => {
      if (name === ATTRIBUTES || name.startsWith('?')) return []
      if (name === TEXT) return [withoutReferences(text(value) ?? String(value))]
      if (name === CDATA) return Array.isArray(value) ? value.flatMap((each: Json) => (isObject(each) ? (text(each[TEXT]) ?? []) : [])) : []
      const attributes = Object.fromEntries(Object.entries(isObject(own) ? own : {}).map(([key, each]) => [key, withoutReferences(String(each))]))
      return [elementOf(name, attributes, value, namespaces)]
    })
  })
}

function elementOf(qualified: string, attributes: XmlElement['attributes'], content: Json | undefined, outer: Namespaces): XmlElement {
  const declared = Object.entries(attributes).flatMap(([name, uri]) => {
    const prefix = /^xmlns(?::(.+))?$/.exec(name)
    return prefix ? [[prefix[1] ?? '', uri]] : []
  })
  const namespaces: Namespaces = { ...outer, ...Object.fromEntries(declared) }
  const [prefix, name] = qualified.includes(':') ? qualified.split(':', 2) : ['', qualified]
  const namespace = namespaces[prefix ?? '']
  if (namespace === undefined) throw new Error(`is not well-formed XML: <${qualified}> has the prefix ${prefix}, which no xmlns:${prefix} declares`)
  return { name: name ?? '', namespace, attributes, children: nodesOf(content, namespaces) }
}

/** Returns the child elements of XLIFF with a name. */
export function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((each) => typeof each !== 'string').filter((each) => each.namespace === XLIFF_NAMESPACE && each.name === name)
}
