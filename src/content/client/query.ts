/** Query of the Delivery API without paging, which `Delivery` adds. */
export type Query = Readonly<Record<string, string | number | boolean>>

/** Depth of links that a query includes: page → section → entry → link of the entry. */
const INCLUDE = 3
/** Depth for spaces with a custom model, in which the parts of pages are nested. */
const DEEP_INCLUDE = 7

/** Returns the depth of links that the query of a page includes. */
export function includeOf({ mapped }: { readonly mapped: unknown }): number {
  return mapped === undefined ? INCLUDE : DEEP_INCLUDE
}
