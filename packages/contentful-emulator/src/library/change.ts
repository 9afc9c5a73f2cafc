import type { Api, LinkKind, Resource } from '../space/resources.ts'
import { mapYielding } from '../http/event-loop.ts'
import type { SpaceContent } from '../space/space-content.ts'
import { fingerprint } from '../sync/sync-log.ts'
import type { Versions } from '../publication/publication.ts'

/** An entry or asset that is new, different or gone: as the Delivery API showed it, and as it does. Both are the same where drafts alone changed. */
interface ResourceChange {
  readonly kind: LinkKind
  readonly id: string
  readonly before: Resource | undefined
  readonly after: Resource | undefined
}

/** What is new, different or gone after a reload. */
export interface Change {
  readonly resources: readonly ResourceChange[]
  /** Ids. */
  readonly contentTypes: readonly string[]
  /** Locales or tags are not what they were, which touches every answer. */
  readonly touchesAll: boolean
}

/** Tell what differs between two states of a space. */
export async function changeBetween(before: SpaceContent, after: SpaceContent): Promise<Change> {
  // Fingerprints cost most, and are kept: here, in turns, so that nobody waits for them later.
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

function modelOf({ locales, tags }: SpaceContent): string {
  return JSON.stringify([locales.all, tags])
}

function changedContentTypes(before: SpaceContent, after: SpaceContent): readonly string[] {
  const [was, is] = [contentTypeBodies(before), contentTypeBodies(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id))
}

function contentTypeBodies({ contentTypes }: SpaceContent): ReadonlyMap<string, string> {
  return new Map(contentTypes.preview.map(({ id, body }) => [id, JSON.stringify(body)]))
}
