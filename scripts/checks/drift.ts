import type { Environment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'
import { contentConfig } from '../../src/site-content/content-config/own-config.server.ts'
import { resolveConfig } from 'content-mapping/config/resolve-config.ts'
import { driftOf, type Drift } from 'content-mapping/drift/drift.ts'
import { roles } from '../../src/site-content/site-roles.server.ts'
import { readSpace, type ReadSpace } from '../adopt/read-space.ts'

/** Compares `content.config.ts` with a space. Returns `undefined` if the site has no such file. Throws a `StartError` if the file is wrong. */
export function driftOfSpace(space: ReadSpace): Drift | undefined {
  const config = contentConfig(roles)
  if (!config) return undefined
  // Without an inferred mapping, so that only types of the file are compared.
  const mapping = resolveConfig(config, space.types, roles, { types: {} })
  return driftOf(config, mapping, { ...space, name: space.place }, roles)
}

/** Compares `content.config.ts` with a space that has custom content types. Returns a sentence with a remedy for each difference. Additions are only logged. */
export async function mappedProblems(env: Environment, log: (line: string) => void): Promise<string[]> {
  try {
    const space = await readSpace(env)
    const drift = driftOfSpace(space)
    const counts = `${space.types.length} content types, ${space.entries.length} entries`
    if (!drift) {
      log(`${space.place} has custom content types (${counts}) and uses an inferred mapping: \`npm run content:adopt\` writes it to content.config.ts`)
      return []
    }
    log(`compared content.config.ts with ${space.place}: ${counts}`)
    for (const news of drift.news) log(news)
    return [...drift.problems]
  } catch (error) {
    if (error instanceof StartError) return [error.message]
    throw error
  }
}
