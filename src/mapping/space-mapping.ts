import type { Projector } from '#app/content-service/space/projection.ts'
import type { ContentConfig } from './config/content-config.ts'
import { resolveConfig } from './config/resolve-config.ts'
import type { SiteRoles } from './config/site-roles.ts'
import { driftOf } from './drift/drift.ts'
import { tellsValidations } from './drift/tells-validations.ts'
import { inferMapping } from './infer/infer-mapping.ts'
import { spaceModelFrom } from './reading/space-model-from.ts'
import { mappedSpace, type MappedSpace } from './mapped-space.ts'
import type { TypeMapping } from './mapping.ts'
import { isAsOurs, isOwnModel } from './own-model.ts'
import { projectionOf } from './project/projection.ts'
import type { SiteTypes } from './project/roles.ts'
import type { SpaceType } from './space-model.ts'

interface Options {
  readonly siteTypes: SiteTypes
  readonly roles: SiteRoles
  /** What somebody has written down; without it the mapping is inferred. */
  readonly config: ContentConfig | undefined
  /** Path segments that pages of the site have. */
  readonly reserved: ReadonlySet<string>
  /** Hears what of that does not fit the space any more. */
  report(problem: string): void
}

/** Shows spaces of other content types as the site's own, and tells how. */
export interface SpaceMapping {
  readonly projector: Projector
  mapped(): MappedSpace | undefined
}

/** Make what shows spaces of other content types as the site's own. */
export function spaceMapping({ siteTypes, roles, config, reserved, report }: Options): SpaceMapping {
  let last: MappedSpace | undefined
  return {
    projector(content, shown) {
      const entries = shown.filter(({ kind }) => kind === 'Entry')
      const model = spaceModelFrom({
        name: content.name,
        locales: content.locales.all,
        contentTypes: content.contentTypes.delivery.map(({ declared }) => declared),
        editorInterfaces: content.editorInterfaces.size > 0 ? [...content.editorInterfaces.values()] : undefined,
        entries: entries.map(({ id, contentTypeId = '', fields }) => ({ id, type: contentTypeId, fields })),
      })
      last = undefined
      if (isOwnModel(model)) return undefined
      const { mapping: guessed, home } = inferMapping(model)
      const mapping = config ? resolveConfig(config, model.types, roles, guessed) : guessed
      if (config) for (const problem of driftOf(config, mapping, { ...model, tellsValidations: tellsValidations(model.types) }, roles).problems) report(problem)
      const ours = model.types.filter((type) => !config?.types[type.id] && isAsOurs(type, siteTypes))
      const whole = { types: { ...mapping.types, ...Object.fromEntries(ours.map((type) => [type.id, asItIs(type)])) } }
      const { spaceId, environment } = content
      const projection = projectionOf({ spaceId, environment, model, entries, defaultLocale: content.locales.defaultCode }, whole, siteTypes)
      last = mappedSpace(projection, { name: content.name, mapping: whole, homeId: home, isConfirmed: config !== undefined, reserved })
      return projection
    },
    mapped: () => last,
  }
}

function asItIs({ id, fields }: SpaceType): TypeMapping {
  return { as: id, fields: Object.fromEntries(fields.map((field) => [field.id, { from: field.id }])) }
}
