import type { Projector } from 'contentful-emulator/space/projection.ts'
import type { Api } from 'contentful-emulator/space/resources.ts'
import type { SpaceContent } from 'contentful-emulator/space/space-content.ts'
import { inferMapping } from './infer/infer-mapping.ts'
import type { EditorNames, Inference, TypeReasons } from './infer/inference.ts'
import { siteNameOf } from './compose/site-name.ts'
import { spaceModelFrom } from './reading/space-model-from.ts'
import { mappedSpace, type MappedSpace } from './mapped-space.ts'
import type { Mapping, TypeMapping } from './mapping.ts'
import { isAsOurs, isOwnModel } from './own-model.ts'
import { projectionOf, withConceptTopics } from './project/projection.ts'
import { TOPIC } from './project/concept-topics.ts'
import { typeOfRole, type SiteTypes } from './project/roles.ts'
import type { SpaceType } from './space-model.ts'

interface Options {
  readonly siteTypes: SiteTypes
  /** Creates the mapping from the configuration and the inferred mapping. If it is not defined, the inferred mapping is used. */
  readonly configured: ((types: readonly SpaceType[], guessed: Mapping, ours: ReadonlySet<string>) => Mapping) | undefined
  /** Path segments that pages of the site use. */
  readonly reserved: ReadonlySet<string>
  /** Content types of the site whose entries belong to topics. */
  readonly topical: ReadonlySet<string>
}

/** Projects spaces with custom models to the site's model. */
export interface SpaceMapping {
  readonly projector: Projector
  /** Returns the description of the projected space, as one API shows it. */
  mapped(api?: Api): MappedSpace | undefined
}

/** The last content that an API showed. */
interface Shown {
  readonly content: SpaceContent
  readonly order: number
  mapped: MappedSpace | undefined
}

/** Creates the mapping of spaces with custom models. */
export function spaceMapping({ siteTypes, configured, reserved, topical }: Options): SpaceMapping {
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
        assets: shown.filter(({ kind }) => kind === 'Asset'),
      })
      const own: Shown = { content, order: ++shownSoFar, mapped: undefined }
      last[api] = own
      const isOwn = isOwnModel(model)
      // A configuration for a space with the site's model adds other types, which are shown together with the site's types.
      if (isOwn && !configured) return undefined
      const { mapping: guessed, reasons, home } = inferMapping(model, {}, (role) => siteTypes.has(typeOfRole(role) ?? role) || role === 'ignore')
      const ours = model.types.filter((type) => (isOwn ? siteTypes.has(type.id) : isAsOurs(type, siteTypes)))
      const known = { types: { ...guessed.types, ...Object.fromEntries(ours.map((type) => [type.id, asItIs(type, siteTypes)])) } }
      const mapping = configured?.(model.types, known, new Set(ours.map(({ id }) => id))) ?? known
      const { spaceId, environment } = content
      const editorNames = editorNamesIn(reasons)
      const converted = projectionOf(
        {
          spaceId,
          environment,
          model,
          entries,
          defaultLocale: content.locales.defaultCode,
          showsOrphans: configured === undefined,
          editorNames,
        },
        mapping,
        siteTypes,
      )
      const projection = siteTypes.get(TOPIC)?.has('concept') ? withConceptTopics(converted, content, entries, topical) : converted
      own.mapped = mappedSpace(projection, {
        name: siteNameOf(model, mapping, { given: content.givenName, homeId: home }),
        mapping,
        profiles: new Map(Object.entries(reasons).map(([type, { profile }]) => [type, profile])),
        meanings: new Map(Object.entries(reasons).map(([type, { fields }]) => [type, meaningsOf(fields, guessed.types[type]?.as)])),
        namedByEditors: new Set(editorNames.keys()),
        homeId: home,
        isConfirmed: configured !== undefined,
        reserved,
        isEnglish: /^en\b/i.test(content.locales.defaultCode),
      })
      return projection
    },
    mapped(api = 'delivery') {
      const { preview, delivery } = last
      // If both APIs show the same content, only one of them was projected.
      const isOwn = preview && (preview.content === delivery?.content || preview.order > (delivery?.order ?? 0))
      return api === 'preview' && isOwn ? preview.mapped : delivery?.mapped
    },
  }
}

function editorNamesIn(reasons: Inference['reasons']): ReadonlyMap<string, EditorNames> {
  return new Map(Object.entries(reasons).flatMap(([type, { editorNames }]) => (editorNames ? [[type, editorNames]] : [])))
}

/** Returns the meanings of fields by id, without weak guesses. The texts of a page need no label, so a guess is enough there. */
function meaningsOf(fields: TypeReasons['fields'], role: string | undefined): ReadonlyMap<string, string> {
  const isKnown = ({ sureness }: TypeReasons['fields'][string]) => role === 'page' || sureness !== 'guess'
  return new Map(Object.entries(fields).flatMap(([id, reason]) => (isKnown(reason) ? [[id, reason.means]] : [])))
}

/** Maps a type of the site's model unchanged. Fields that the site does not read are hidden. */
function asItIs({ id, fields }: SpaceType, siteTypes: SiteTypes): TypeMapping {
  const isRead = (field: string) => siteTypes.get(id)?.has(field) === true
  const names = fields.map((field) => field.id)
  return { as: id, fields: Object.fromEntries(names.filter(isRead).map((name) => [name, { from: name }])), hidden: names.filter((name) => !isRead(name)) }
}
