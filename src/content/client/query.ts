/** A query of the Delivery API, less paging, which `Delivery` does. */
export type Query = Readonly<Record<string, string | number | boolean>>

/** How deep the links of a page are followed: page → section → entry → its own links. */
const INCLUDE = 3
/** Parts of pages in spaces with a model of their own lie in each other. */
const DEEP_INCLUDE = 7

/** How deep the links of a page of some content are followed. */
export function includeOf({ mapped }: { readonly mapped: unknown }): number {
  return mapped === undefined ? INCLUDE : DEEP_INCLUDE
}
