import type { Projector } from 'contentful-emulator/space/projection.ts'
import type { Api } from 'contentful-emulator/space/resources.ts'
import type { SpaceContent } from 'contentful-emulator/space/space-content.ts'
import { inferMapping } from './infer/infer-mapping.ts'
import { spaceModelFrom } from './reading/space-model-from.ts'
import { mappedSpace, type MappedSpace } from './mapped-space.ts'
import type { Mapping, TypeMapping } from './mapping.ts'
import { isAsOurs, isOwnModel } from './own-model.ts'
import { projectionOf } from './project/projection.ts'
import type { SiteTypes } from './project/roles.ts'
import type { SpaceType } from './space-model.ts'

interface Options {
  readonly siteTypes: SiteTypes
  /** Makes the mapping of what somebody has written down, and of what was guessed besides; without it the mapping is inferred. */
  readonly configured: ((types: readonly SpaceType[], guessed: Mapping, ours: ReadonlySet<string>) => Mapping) | undefined
  /** Path segments that pages of the site have. */
  readonly reserved: ReadonlySet<string>
}

/** Shows spaces of other content types as the site's own, and tells how. */
export interface SpaceMapping {
  readonly projector: Projector
  /** Tell how it shows what one API shows of the space. */
  mapped(api?: Api): MappedSpace | undefined
}

/** What was shown by an API last. */
interface Shown {
  readonly content: SpaceContent
  readonly order: number
  mapped: MappedSpace | undefined
}

/** Make what shows spaces of other content types as the site's own. */
export function spaceMapping({ siteTypes, configured, reserved }: Options): SpaceMapping {
  const last: Partial<Record<Api, Shown>> = {}
  let shownSoFar = 0
  return {
    projector(content, shown, api) {
      const entries = shown.filter(({ kind }) => kind === 'Entry')
      const model = spaceModelFrom({
        name: content.name,
        locales: content.locales.all,
        contentTypes: content.contentTypes.delivery.map(({ declared }) => declared),
        editorInterfaces: content.editorInterfaces.size > 0 ? [...content.editorInterfaces.values()] : undefined,
        entries,
      })
      const own: Shown = { content, order: ++shownSoFar, mapped: undefined }
      last[api] = own
      const isOwn = isOwnModel(model)
      // Who has written down what other types of it are to the site wants to see them beside the site's own.
      if (isOwn && !configured) return undefined
      const { mapping: guessed, home } = inferMapping(model)
      const ours = model.types.filter((type) => (isOwn ? siteTypes.has(type.id) : isAsOurs(type, siteTypes)))
      const known = { types: { ...guessed.types, ...Object.fromEntries(ours.map((type) => [type.id, asItIs(type, siteTypes)])) } }
      const mapping = configured?.(model.types, known, new Set(ours.map(({ id }) => id))) ?? known
      const { spaceId, environment } = content
      const projection = projectionOf(
        { spaceId, environment, model, entries, defaultLocale: content.locales.defaultCode, showsOrphans: configured === undefined },
        mapping,
        siteTypes,
      )
      own.mapped = mappedSpace(projection, {
        name: content.name === spaceId ? undefined : content.name,
        mapping,
        homeId: home,
        isConfirmed: configured !== undefined,
        reserved,
      })
      return projection
    },
    mapped(api = 'delivery') {
      const { preview, delivery } = last
      // Where both APIs show the same, only one of them was projected.
      const isOwn = preview && (preview.content === delivery?.content || preview.order > (delivery?.order ?? 0))
      return api === 'preview' && isOwn ? preview.mapped : delivery?.mapped
    },
  }
}

/** A type of the site's own is read as on any other site: what the site does not read is not shown. */
function asItIs({ id, fields }: SpaceType, siteTypes: SiteTypes): TypeMapping {
  const isRead = (field: string) => siteTypes.get(id)?.has(field) === true
  const names = fields.map((field) => field.id)
  return { as: id, fields: Object.fromEntries(names.filter(isRead).map((name) => [name, { from: name }])), hidden: names.filter((name) => !isRead(name)) }
}
