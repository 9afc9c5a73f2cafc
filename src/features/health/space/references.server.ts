import { readNodes } from '#app/content/reading/node.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { z } from 'zod'

/** Position of a link or an address within an entry. */
interface Spot {
  readonly field: string
  /** Contentful locale code. */
  readonly code: string
}

/** A link of an entry to another resource. */
export interface LinkFound extends Spot {
  readonly to: 'Entry' | 'Asset' | 'elsewhere'
  readonly id: string
  /** Type of the rich-text node that contains the link, or `undefined` if the field itself is the link. */
  readonly node: string | undefined
}

/** Address that was typed by an editor. */
interface AddressFound extends Spot {
  readonly address: string
}

export interface References {
  readonly links: readonly LinkFound[]
  readonly addresses: readonly AddressFound[]
}

const link = z.object({ sys: z.object({ id: z.string().default(''), urn: z.string().default(''), type: z.string(), linkType: z.string().default('') }) })
/** Matches names of fields for typed addresses, such as `url` or `bookingUrl`. */
const ADDRESS_FIELD = /(?:url|href|website|link)$/i
const LOOKS_LIKE_ADDRESS = /^(?:\/|#|[a-z][a-z\d+.-]*:)\S/i

/** Returns all links in fields and texts of an entry, and all typed addresses, in the locales of `codes`. */
export function referencesOf({ fields }: RawEntry, codes: ReadonlySet<string>): References {
  const links: LinkFound[] = []
  const addresses: AddressFound[] = []

  function take(value: unknown, spot: Spot): void {
    if (Array.isArray(value)) {
      for (const each of value) take(each, spot)
    } else if (typeof value === 'string') {
      if (ADDRESS_FIELD.test(spot.field) && LOOKS_LIKE_ADDRESS.test(value.trim())) addresses.push({ ...spot, address: value })
    } else if (typeof value === 'object' && value !== null) {
      if ('sys' in value) takeLink(value, spot, undefined)
      else if ('nodeType' in value) takeNodes([value], spot)
    }
  }
  function takeLink(value: unknown, spot: Spot, node: string | undefined): void {
    const sys = link.safeParse(value).data?.sys
    if (!sys) return
    const to = sys.type === 'Link' && (sys.linkType === 'Entry' || sys.linkType === 'Asset') ? sys.linkType : 'elsewhere'
    links.push({ ...spot, to, id: sys.id || sys.urn, node })
  }
  function takeNodes(values: readonly unknown[], spot: Spot): void {
    for (const { nodeType, data, content } of readNodes(values)) {
      const { target, uri } = data
      // Embeds converted from Markdown also have an address.
      if (typeof uri === 'string') addresses.push({ ...spot, address: uri })
      else if (target !== undefined) takeLink(target, spot, nodeType)
      takeNodes(content, spot)
    }
  }

  for (const [field, byLocale] of Object.entries(fields)) {
    for (const [code, value] of Object.entries(byLocale)) if (codes.has(code)) take(value, { field, code })
  }
  return { links, addresses }
}
