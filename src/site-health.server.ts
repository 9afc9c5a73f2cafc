import { environment } from './config/env.server.ts'
import { now } from './config/clock.server.ts'
import { contentTypesOf } from './content/client/describe-space.server.ts'
import { contentSource, type ContentSource } from './content/client/source.server.ts'
import { checkSpace } from './health/report/check-space.server.ts'
import type { HealthReport } from './health/report/health-report.ts'
import { INSPECTORS } from './health/inspectors.server.ts'
import type { Inspector } from './health/inspector.ts'
import { typeProblems } from './health/types/type-problems.server.ts'
import { spaceModelFrom } from './mapping/reading/space-model-from.ts'
// Says how spaces of other content types are shown, before the source is asked for.
import './site-content.server.ts'
import { driftOfMapping } from './site-mapping.server.ts'
import { siteModel } from './site-model.server.ts'

interface Wishes {
  /** Looks for more than the space itself tells. */
  readonly more?: readonly Inspector[]
  readonly archived?: ReadonlySet<string>
  /** Of each kind no more findings are kept. */
  readonly mostOfAKind: number
}

/** Check the whole content that the site shows. Throws `DeliveryError` where it cannot be read. */
export async function checkContent({ more = [], archived, mostOfAKind }: Wishes): Promise<HealthReport> {
  const source = await contentSource()
  const { client, space, mapped } = source
  return checkSpace(
    { client, media: source, mapped, archived, model: siteModel, now: now() },
    {
      app: { host: environment().CONTENTFUL_HOST, space: space.id, environment: space.environment },
      inspectors: [...INSPECTORS, inspectTypes(source), ...more],
      mostOfAKind,
    },
  )
}

/** Find where content types and the site, or what `content.config.ts` says of them, disagree. */
function inspectTypes({ client }: Pick<ContentSource, 'client'>): Inspector {
  return async ({ mapped }) => {
    if (mapped) return driftOfMapping().map((sentence) => ({ kind: 'type-drift', sentence: `${sentence}.` }))
    const { types } = spaceModelFrom({ name: '', locales: [], contentTypes: await contentTypesOf(client), entries: [] })
    const fields = new Map(types.map((type) => [type.id, new Map(type.fields.map((field) => [field.id, field]))]))
    return typeProblems(siteModel, { name: 'the space', types: fields }).map(({ sentence }) => ({ kind: 'type-drift', sentence: `${sentence}.` }))
  }
}
