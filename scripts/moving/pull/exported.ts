import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartError } from '../../../src/config/start-error.ts'
import { stateOf } from '../space/state.ts'
import { parseContents } from '../space/contents.ts'
import type { Destination } from '../destination.ts'
import { explained } from '../failures.ts'
import { openLibrary, type Library } from '../library/run-library.ts'
import type { Pace } from '../options.ts'
import { spaceOf, type ExportedSpace } from './ordered.ts'

/** A space as the export library returned it. */
export interface Exported {
  readonly space: ExportedSpace
  /** Published versions of entries and assets with unpublished changes. Absent if there are none, or without a delivery token. */
  readonly published: ExportedSpace | undefined
  /** Number of entries and assets with unpublished changes. */
  readonly changed: number
}

interface Asking {
  readonly destination: Destination
  readonly deliveryHost: string
  readonly deliveryToken: string | undefined
  readonly pace: Pace
  readonly onStep: (step: string) => void
}

/** Maximum ids in one query, which limits the length of its URL. */
const IDS = 50
/** Maximum entries per response. With the library's default of 1,000, large entries can exceed the 7 MB that Contentful allows. */
const PAGE = 200

/**
 * Exports a space into a folder, with drafts, archived entries, and the published versions of entries with unpublished changes.
 * Throws a `StartError`.
 */
export async function exportSpace(folder: string, asking: Asking): Promise<Exported> {
  await using library = await openLibrary('contentful-export', asking.destination, asking.pace)
  const space = await exported(library, folder, 'space', { includeDrafts: true, includeArchived: true }, asking)
  const { entries, assets } = parseContents(space, asking.destination.name)
  const idsOf = (resources: readonly { readonly sys: Parameters<typeof stateOf>[0] & { readonly id: string } }[]) =>
    resources.filter(({ sys }) => stateOf(sys) === 'changed').map(({ sys }) => sys.id)
  const changed = { entries: idsOf(entries), assets: idsOf(assets) }
  const count = changed.entries.length + changed.assets.length
  if (count === 0 || asking.deliveryToken === undefined) return { space, published: undefined, changed: count }
  const published: { entries: unknown[]; assets: unknown[] } = { entries: [], assets: [] }
  for (let start = 0; start < Math.max(changed.entries.length, changed.assets.length); start += IDS) {
    const query = (ids: readonly string[]) => [`sys.id[in]=${ids.slice(start, start + IDS).join(',') || '-'}`]
    const part = await exported(
      library,
      folder,
      `published-${start}`,
      {
        contentOnly: true,
        skipTags: true,
        deliveryToken: asking.deliveryToken,
        hostDelivery: asking.deliveryHost,
        queryEntries: query(changed.entries),
        queryAssets: query(changed.assets),
      },
      asking,
    )
    published.entries.push(...(part.entries ?? []))
    published.assets.push(...(part.assets ?? []))
  }
  return { space, published: spaceOf(published), changed: count }
}

async function exported(
  library: Library,
  folder: string,
  name: string,
  options: Readonly<Record<string, unknown>>,
  { destination, onStep }: Asking,
): Promise<ExportedSpace> {
  const contentFile = `${name}.export.json`
  const failures = await library.run(
    // Webhooks and roles are not content and may contain secrets. The paths are absolute because the library runs in another folder.
    { ...options, exportDir: resolve(folder), contentFile, skipWebhooks: true, skipRoles: true, maxAllowedLimit: PAGE },
    onStep,
  )
  if (failures.length > 0) throw new StartError(`${destination.name} cannot be read; nothing was written.\n${explained(failures, destination).join('\n')}`)
  const json: unknown = JSON.parse(await readFile(join(folder, contentFile), 'utf8'))
  return spaceOf(json)
}
