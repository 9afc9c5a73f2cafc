/** Attributes of an element; `undefined` values are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** Writes an element that is valid in HTML and XML. `content` is markup; without it, the element closes itself. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(String(value))}"`]))
  return content === undefined ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${content}</${name}>`
}

/** Escapes a text for markup and for attributes. Characters that markup cannot contain are removed when the content is read. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}
