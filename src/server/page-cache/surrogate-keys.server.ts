import type { Dependencies } from '#app/content/dependencies/dependencies.ts'

/** Returns the surrogate keys of a response: `<type>/<id>` for entries and assets, the content type for lists. */
export function surrogateKeys({ ids, lists }: Dependencies): string[] {
  return [...[...ids].map(([id, type]) => `${type}/${id}`), ...[...lists.values()].map(({ type }) => type ?? '*')]
}
