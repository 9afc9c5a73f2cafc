import site from '#config'
import { contentConfig } from './content-config/own-config.server.ts'
import { resolveConfig } from 'content-mapping/config/resolve-config.ts'
import { driftOf, type Drift } from 'content-mapping/drift/drift.ts'
import { tellsValidations } from 'content-mapping/space-model.ts'
import { spaceMapping } from 'content-mapping/space-mapping.ts'
import { LISTED_TYPES, LISTINGS } from '#app/config/page-types/table.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { roles, siteTypes } from './site-roles.server.ts'

const config = contentConfig(roles)
/** Problems that were already printed. The mapping is created again whenever the space changes, but each problem is printed once. */
const told = new Set<string>()
/** Maximum number of problems that a start prints. A configuration of another space has hundreds. */
const MAX_TOLD = 5
let last: Drift = { problems: [], news: [] }

/** Creates the mapping that shows a space with custom content types as one of this site's. */
export const siteMapping = () =>
  spaceMapping({
    siteTypes,
    configured:
      config &&
      ((types, guessed, ours) => {
        const mapping = resolveConfig(config, types, roles, guessed, ours)
        last = driftOf(config, mapping, { name: 'the space', types, tellsValidations: tellsValidations(types) }, roles)
        const { problems } = last
        const fresh = problems.filter((each) => !told.has(each))
        for (const problem of fresh.slice(0, MAX_TOLD)) console.warn(`[content] ${problem}`)
        if (fresh.length > MAX_TOLD)
          console.warn(`[content] content.config.ts does not fit this space in ${fresh.length - MAX_TOLD} more places; \`npm run check\` lists them`)
        for (const problem of problems) told.add(problem)
        return mapping
      }),
    topical: new Set(LISTED_TYPES.filter((type) => pageTypesOnServer[type].hasTopics)),
    reserved: new Set([...LISTINGS, 'search', ...site.locales.flatMap(({ prefix, segments }) => [prefix, ...Object.values<string>(segments)])]),
  })

/** Returns the differences between the space, when it was last read, and `content.config.ts`. */
export function lastDrift(): Drift {
  return last
}
