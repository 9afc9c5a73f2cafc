/** Characters that XML does not permit, not even as a reference. */
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/**
 * Decodes the bytes of an XML document: UTF-8, or UTF-16 with a byte order mark.
 *
 * Throws an error whose message is a reason.
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  const xml = decoded(bytes, encoding)
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(xml)?.[1]
  const isOther = declared !== undefined && !encoding.startsWith(declared.toLowerCase())
  // Almost all encodings have the characters of ASCII in common.
  if (isOther && /[^\p{ASCII}]/u.test(xml)) throw new Error(`declares the encoding ${declared}, but UTF-8 and UTF-16 can be read: save it as UTF-8`)
  return xml
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Error('contains bytes that are not UTF-8: save it as UTF-8')
  }
}

/** Throws an error with the line of the first character that XML does not permit. */
export function checkCharacters(xml: string): void {
  const found = ILLEGAL.exec(xml)
  if (found) throw new Error(`is not well-formed XML: line ${xml.slice(0, found.index).split('\n').length}: ${nameOf(found[0])} is not permitted`)
}

/**
 * Replaces the references of a text by their characters. Throws an error about references that XML does not define.
 *
 * A single `&` stays: some tools do not escape it in addresses.
 */
export function withoutReferences(text: string): string {
  return text.replaceAll(/&([\p{L}\p{N}#_:.-]+);/gu, (reference: string, name: string) => {
    const code = /^#(?:x([\dA-F]+)|(\d+))$/i.exec(name)
    const character = code ? characterOf(Number(code[2] ?? `0x${code[1]}`)) : ENTITIES.get(name)
    if (character === undefined) throw new Error(`is not well-formed XML: ${reference} is not a character or entity of XML`)
    return character
  })
}

function characterOf(code: number): string | undefined {
  const character = code > 0x10_ff_ff ? undefined : String.fromCodePoint(code)
  return character === undefined || ILLEGAL.test(character) ? undefined : character
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
