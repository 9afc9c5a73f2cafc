import type { SiteModel } from '../site-model.ts'
import { kinds } from './model.server.ts'

/** Say of what kinds the fields of each content type of the site can be read, and which types have pages. */
export function roleKinds({ models, pageModels }: SiteModel) {
  const fields = models.map(({ type, required, optional }) => {
    const named = Object.entries({ ...required, ...optional }).map(([name, schema]): [string, readonly string[]] => [name, kinds.get(schema)?.types ?? []])
    return [type, Object.fromEntries(named)] as const
  })
  return { kinds: Object.fromEntries(fields), pageTypes: [...pageModels.keys()] }
}
