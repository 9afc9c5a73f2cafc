import { isDeepStrictEqual } from 'node:util'
import { createAdapter, type Adapter } from '../adapter.ts'
import { answering } from '../http/router.ts'
import { notFound } from '../http/errors.ts'
import { mapYielding } from '../http/event-loop.ts'
import { Tokens } from '../http/tokens.ts'
import { number } from '../json/json.ts'
import { AssetKeys } from '../publication/embargo.ts'
import type { AnsweringSpace } from '../space/answering-space.ts'
import { ConceptTree } from '../space/concept-tree.ts'
import { resourceKey, type Api, type LinkKind, type Resource } from '../space/resources.ts'
import { projected, type Projection, type Projector } from '../space/projection.ts'
import type { SpaceContent } from '../space/space-content.ts'
import { viewOf, type SpaceView } from '../space/space-view.ts'
import type { SyncLog } from '../sync/sync-log.ts'
import { contentOf, type FedModel, type Place } from './fed-model.ts'
import { isSame, type FedResource } from './fed-resource.ts'

/** A change of a space: resources that were added, changed or removed, in their states before and after. */
export interface FedChange<R extends Resource = Resource> {
  readonly resources: readonly {
    readonly kind: LinkKind
    readonly id: string
    readonly before: R | undefined
    readonly after: R | undefined
  }[]
  readonly touchesModel: boolean
  /** The same resources as they are stored, if requests see them in another form. */
  readonly stored?: FedChange['resources']
}

/** Maximum number of entries and assets replaced in place before the indexes are rebuilt. */
const ROOM = 4096
/** Maximum number of changes per turn of the event loop. */
const AT_ONCE = 32

/** A space that answers from memory, filled with delivered content. Requests see each change completely or not at all. */
export class FedSpace implements AnsweringSpace {
  readonly spaceId: string
  readonly environment: string
  readonly hasEmbargo = false
  readonly isSyncPerLocale = false
  readonly assetKeys = new AssetKeys()
  readonly #projector: Projector | undefined
  #concepts: ConceptTree
  #model: FedModel
  #resources: Map<string, FedResource>
  #view: SpaceView

  private constructor(model: FedModel, content: SpaceContent, resources: readonly FedResource[], projector: Projector | undefined) {
    this.spaceId = content.spaceId
    this.environment = content.environment
    this.#projector = projector
    this.#concepts = new ConceptTree(content.concepts)
    this.#model = model
    this.#resources = byKey(resources)
    this.#view = viewOf(content, 'delivery', resources, { room: ROOM, projection: projector?.(content, resources, 'delivery') })
  }

  /** Creates a space from its model and from resources that were read with this model. */
  static async of(place: Place, model: FedModel, resources: readonly FedResource[], projector?: Projector): Promise<FedSpace> {
    return new FedSpace(model, await contentOf(place, model), resources, projector)
  }

  get concepts(): ConceptTree {
    return this.#concepts
  }

  get model(): FedModel {
    return this.#model
  }

  get resources(): Iterable<FedResource> {
    return this.#resources.values()
  }

  /** Returns the revision of an entry or asset, or `undefined` if the space does not contain it. */
  revisionOf(kind: LinkKind, id: string): number | undefined {
    const known = this.#resources.get(resourceKey({ kind, id }))
    return known && (number(known.sys['revision']) ?? 0)
  }

  view(api: Api): SpaceView {
    return api === this.#view.api ? this.#view : { ...this.#view, api }
  }

  /** A space that follows another one cannot be followed itself. */
  syncLog(): SyncLog {
    throw notFound()
  }

  shownUrl(url: string): string {
    return url
  }

  isStored(): boolean {
    return false
  }

  /** Adds or replaces the given resources, and removes others. Returns the resulting change. */
  async apply({
    resources,
    gone,
    model,
  }: {
    resources: readonly FedResource[]
    gone: readonly { kind: LinkKind; id: string }[]
    model?: FedModel | undefined
  }): Promise<FedChange> {
    const next = new Map<string, FedResource | undefined>(byKey(resources))
    for (const each of gone) next.set(resourceKey(each), undefined)
    return this.#become(next, model)
  }

  /** Replaces the whole content. Resources that are not in the list are removed. Returns the resulting change. */
  async replace(model: FedModel, resources: readonly FedResource[]): Promise<FedChange> {
    const next = new Map<string, FedResource | undefined>(byKey(resources))
    for (const key of this.#resources.keys()) if (!next.has(key)) next.set(key, undefined)
    return this.#become(next, model)
  }

  async #become(next: ReadonlyMap<string, FedResource | undefined>, model: FedModel | undefined): Promise<FedChange> {
    const change = await this.#changeTo(next, model)
    if (change.touchesModel || change.resources.length > 0) await this.#take(change, model)
    return shownAs(this.#view.projection, change)
  }

  async #changeTo(next: ReadonlyMap<string, FedResource | undefined>, model = this.#model): Promise<FedChange<FedResource>> {
    const all = await mapYielding([...next], ([key, after]) => {
      const before = this.#resources.get(key)
      if (before === after || (before && after && isSame(before, after))) return []
      const known = after ?? before
      return known ? [{ kind: known.kind, id: known.id, before, after }] : []
    })
    const resources = all.flat()
    const isOutdated = resources.some(({ after }) => after && this.#view.projection?.isOutdatedBy?.(after))
    return { resources, touchesModel: isOutdated || !isDeepStrictEqual(model, this.#model) }
  }

  async #take(change: FedChange<FedResource>, model = this.#model): Promise<void> {
    const { entries, assets } = this.#view
    const isSmall = change.resources.length <= Math.min(AT_ONCE, entries.room, assets.room)
    if (isSmall && !change.touchesModel) {
      const { projection } = this.#view
      for (const { kind, id, after } of change.resources) (kind === 'Entry' ? entries : assets).replace(id, after && projected(projection, after))
      this.#note(this.#resources, change)
      return
    }
    const resources = new Map(this.#resources)
    this.#note(resources, change)
    const view = await this.#remade([...resources.values()], change.touchesModel ? await contentOf(this, model) : undefined)
    ;[this.#model, this.#resources, this.#view] = [model, resources, view]
    if (change.touchesModel) this.#concepts = new ConceptTree(view.content.concepts)
  }

  #note(resources: Map<string, FedResource>, { resources: changes }: FedChange<FedResource>): void {
    for (const { kind, id, after } of changes) {
      if (after) resources.set(resourceKey({ kind, id }), after)
      else resources.delete(resourceKey({ kind, id }))
    }
  }

  async #remade(resources: readonly FedResource[], content: SpaceContent | undefined): Promise<SpaceView> {
    if (content) return viewOf(content, 'delivery', resources, { room: ROOM, projection: this.#projector?.(content, resources, 'delivery') })
    const { projection } = this.#view
    const entries = await this.#view.entries.remade(
      [...resources.filter(({ kind }) => kind === 'Entry').flatMap((each) => projected(projection, each) ?? []), ...(projection?.added ?? [])],
      ROOM,
    )
    const assets = await this.#view.assets.remade(
      resources.filter(({ kind }) => kind === 'Asset'),
      ROOM,
    )
    return { ...this.#view, entries, assets }
  }
}

/** Creates an adapter that answers the SDK from a space in the same process. Responses share data with the space and must not be changed. */
export function fedAdapter(space: FedSpace, report: (message: string) => void): Adapter {
  return createAdapter(answering([space], new Tokens(undefined, undefined), report), (url) => url, { isShared: true })
}

/** Converts a change to the projected form, which requests see. */
function shownAs(projection: Projection | undefined, change: FedChange<FedResource>): FedChange {
  if (!projection) return change
  const shown = (resource: FedResource | undefined) => resource && projected(projection, resource)
  return { ...change, stored: change.resources, resources: change.resources.map((each) => ({ ...each, before: shown(each.before), after: shown(each.after) })) }
}

function byKey(resources: readonly FedResource[]): Map<string, FedResource> {
  return new Map(resources.map((resource) => [resourceKey(resource), resource]))
}
