import type { Api, LinkKind, Resource } from '../space/resources.ts'
import { mapYielding } from '../http/event-loop.ts'
import type { SpaceContent } from '../space/space-content.ts'
import { fingerprint } from '../sync/sync-log.ts'
import type { Versions } from '../publication/publication.ts'

/**
 * An entry or asset that was added, changed or removed, as the Delivery API showed it before and shows it now. Both are equal if only
 * drafts changed.
 */
interface ResourceChange {
  readonly kind: LinkKind
  readonly id: string
  readonly before: Resource | undefined
  readonly after: Resource | undefined
}

/** The resources that a reload added, changed or removed. */
export interface Change {
  readonly resources: readonly ResourceChange[]
  /** Ids. */
  readonly contentTypes: readonly string[]
  /** Whether locales, tags or the taxonomy changed, which affects every response. */
  readonly touchesAll: boolean
}

/** Returns the difference between two states of a space. */
export async function changeBetween(before: SpaceContent, after: SpaceContent): Promise<Change> {
  // Computing fingerprints takes most of the time, and their results are cached. Computing them here with yields means that no request
  // waits for them later.
  for (const { versions } of [before, after]) await mapYielding(versions, stateOf)
  const differing = (kind: LinkKind) => {
    const was = new Map(before.versions.filter((it) => it.kind === kind).map((it) => [it.id, it]))
    const is = new Map(after.versions.filter((it) => it.kind === kind).map((it) => [it.id, it]))
    return [...new Set([...was.keys(), ...is.keys()])]
      .filter((id) => stateOf(was.get(id)) !== stateOf(is.get(id)))
      .map((id) => ({ kind, id, before: was.get(id)?.delivery, after: is.get(id)?.delivery }))
  }
  return {
    resources: [...differing('Entry'), ...differing('Asset')],
    contentTypes: changedContentTypes(before, after),
    touchesAll: modelOf(before) !== modelOf(after),
  }
}

function stateOf(versions: Versions | undefined): string {
  const of = (api: Api) => (versions?.[api] ? fingerprint(versions[api]) : '')
  return `${of('delivery')} ${of('preview')}`
}

function modelOf({ locales, tags, concepts, conceptSchemes }: SpaceContent): string {
  return JSON.stringify([locales.all, tags, concepts, conceptSchemes])
}

function changedContentTypes(before: SpaceContent, after: SpaceContent): readonly string[] {
  const [was, is] = [contentTypeBodies(before), contentTypeBodies(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id))
}

function contentTypeBodies({ contentTypes }: SpaceContent): ReadonlyMap<string, string> {
  return new Map(contentTypes.preview.map(({ id, body }) => [id, JSON.stringify(body)]))
}
