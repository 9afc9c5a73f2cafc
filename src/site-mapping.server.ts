import site from '#config'
import { contentConfig } from './mapping/config/own-config.server.ts'
import { spaceMapping } from './mapping/space-mapping.ts'
import { LISTINGS } from './page-types/table.ts'
import { roles, siteTypes } from './site-roles.server.ts'

/** A space is read anew whenever it changes: each problem is told once. */
const told = new Set<string>()

/** Shows a space of other content types as this site's. */
export const siteMapping = spaceMapping({
  siteTypes,
  roles,
  config: contentConfig(roles),
  reserved: new Set([...LISTINGS, ...site.locales.flatMap(({ prefix, segments }) => [prefix, ...Object.values<string>(segments)])]),
  report(problem) {
    if (!told.has(problem)) console.warn(`[content] ${problem}`)
    told.add(problem)
  },
})
