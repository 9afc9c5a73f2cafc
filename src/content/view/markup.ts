/** The attributes of an element; those that are not given are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** Write an element, as HTML and XML read alike. `content` is markup; without any the element closes itself. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(String(value))}"`]))
  return content === undefined ? `<${name}${given.join('')}/>` : `<${name}${given.join('')}>${content}</${name}>`
}

/** Write a text within markup or an attribute of it. What no markup can hold was left out where the content came in. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}
