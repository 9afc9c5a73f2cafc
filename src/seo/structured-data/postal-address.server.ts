import type { PostalAddress } from 'schema-dts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'

/** A postal code before the town (`10115 Berlin`, `〒834-5800 …`) or behind it (`London N1 9GU`, `Portland, OR 97201`). */
const TOWN = [
  /^〒?\s*(?<code>(?:[A-Z]{1,3}[- ])?\d[\d -]{2,8}\d(?:\s?[A-Z]{2}(?=\s))?)\s+(?<town>\p{L}.*)$/u,
  /^(?<town>\p{L}.*?),?\s+(?<code>(?:[A-Z]{2}\s)?\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z]\s\d[A-Z]\d)$/u,
]

/**
 * Parses an address in the lines of an envelope.
 *
 * The line with a postal code is the town; without one, the last of several lines is. The lines before it are the street, those after it the country.
 *
 * @example
 * postalAddress({ text: 'Example Street 1, 10115 Berlin' })
 * // { '@type': 'PostalAddress', streetAddress: 'Example Street 1', postalCode: '10115', addressLocality: 'Berlin', … }
 */
export function postalAddress({ text }: LocalizedText): PostalAddress {
  const lines = text
    .split(/\n|,\s+(?=\d{4,5}\s\p{L})/u)
    .map((line) => line.trim())
    .filter(Boolean)
  const found = lines.findLastIndex((line) => TOWN.some((form) => form.test(line)))
  const at = found >= 0 ? found : lines.length > 1 ? lines.length - 1 : lines.length
  const line = lines[at]
  const { town = line, code } = TOWN.map((form) => form.exec(line ?? '')?.groups).find((groups) => groups !== undefined) ?? {}
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, at).join(', ') || undefined,
    postalCode: code,
    addressLocality: town,
    addressCountry: lines.slice(at + 1).join(', ') || undefined,
  }
}
