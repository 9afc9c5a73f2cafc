import type { Dependencies } from '#app/content/dependencies/dependencies.ts'

/** Name for a CDN what an answer was made of: entries and assets as `<type>/<id>`, lists by their type. */
export function surrogateKeys({ ids, lists }: Dependencies): string[] {
  return [...[...ids].map(([id, type]) => `${type}/${id}`), ...[...lists.values()].map(({ type }) => type ?? '*')]
}
