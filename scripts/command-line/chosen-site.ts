import type { Site } from '../../src/config/sites.ts'
import { StartError } from '../../src/config/start-error.ts'

/** Returns the site that the option `--on` names on its main origin, or `undefined` without the option. Throws a `StartError` for an unknown one. */
export function chosenSite<S extends Site>(sites: readonly S[], id: string | undefined): S | undefined {
  if (id === undefined) return undefined
  const found = sites.find((site) => site.id === id)
  if (found) return found
  const ids = [...new Set(sites.flatMap((site) => site.id ?? []))]
  throw new StartError(`--on must be a site of the settings (${ids.length > 0 ? ids.join(', ') : 'they list no sites'}), not "${id}".`)
}
