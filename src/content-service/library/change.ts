import type { Api } from '../space/resources.ts'
import { mapYielding } from '../http/event-loop.ts'
import type { SpaceContent } from '../space/space-content.ts'
import { fingerprint } from '../sync/sync-log.ts'
import type { Versions } from '../publication/publication.ts'

/** The ids of what is new, different or gone after a reload. */
export interface Change {
  readonly entries: readonly string[]
  readonly assets: readonly string[]
  readonly contentTypes: readonly string[]
}

/** Tell what differs between two states of a space. Changed locales or tags touch everything. */
export async function changeBetween(before: SpaceContent, after: SpaceContent): Promise<Change> {
  // Fingerprints cost most, and are kept: here, in turns, so that nobody waits for them later.
  for (const { versions } of [before, after]) await mapYielding(versions, stateOf)
  const everything = modelOf(before) !== modelOf(after)
  const differing = (kind: Versions['kind']) => {
    const was = new Map(before.versions.filter((it) => it.kind === kind).map((it) => [it.id, it]))
    const is = new Map(after.versions.filter((it) => it.kind === kind).map((it) => [it.id, it]))
    const ids = [...new Set([...was.keys(), ...is.keys()])]
    return everything ? ids : ids.filter((id) => stateOf(was.get(id)) !== stateOf(is.get(id)))
  }
  return { entries: differing('Entry'), assets: differing('Asset'), contentTypes: changedContentTypes(before, after) }
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
