import type { Dependencies } from '#app/content/dependencies/dependencies.ts'
import { surrogateHeader } from '../response/cdn.server.ts'

/**
 * Name for a CDN what a response was made of; nothing where no CDN is set.
 *
 * A change of an entry touches what carries its id, `any <type>` of its content type, or `*`; one that lists may gain or lose
 * also `list of <type>` and `list of all`; one that was not there before also `any unknown`. The type of an asset is `asset`.
 */
export function surrogateKeys({ ids, types, lists }: Dependencies): readonly [name: string, value: string] | undefined {
  const listed = [...lists.values()].map(({ type = 'all' }) => `list of ${type}`)
  return surrogateHeader([...ids, ...listed], [...[...types].map((type) => `any ${type}`), ...listed])
}
