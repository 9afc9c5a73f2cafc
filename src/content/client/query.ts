/** A query of the Delivery API, less paging, which `Delivery` does. */
export type Query = Readonly<Record<string, string | number | boolean>>

/** How deep the links of a page are followed: page → section → entry → its own links. */
export const INCLUDE = 3
