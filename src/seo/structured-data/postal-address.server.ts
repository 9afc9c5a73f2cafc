import type { PostalAddress } from 'schema-dts'
import type { Phrase } from '#app/content/view/phrase.ts'

/** Give an address that is written as on a letter; which of its lines is the town, nobody says. */
export function postalAddress({ text }: Phrase): PostalAddress {
  const lines = text.split('\n').map((line) => line.trim())
  return { '@type': 'PostalAddress', streetAddress: lines.filter(Boolean).join(', ') }
}
