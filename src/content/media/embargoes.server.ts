import type { Delivery } from '../client/delivery.server.ts'
import type { ListDependency } from '../dependencies/recorder.server.ts'
import { assets, date, model } from '../reading/model.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import { idOf } from '../reading/raw.server.ts'
import { reportContent } from '../reading/report.server.ts'

/** Files that are not public before a moment. */
export const embargoModel = model('embargo', { files: assets, until: date }, {})

/** Release of a file, as editors entered it and in milliseconds since 1970. `at` is `Infinity` if no moment is set. */
export interface Release {
  readonly iso: string | undefined
  readonly at: number
}

const EMBARGOES = { content_type: embargoModel.type, include: 0 } as const

/** Dependency of a page that shows files: all embargoes. In an export file edited by hand, `updatedAt` may be stale, so the fields count too. */
export const EVERY_EMBARGO: ListDependency = { type: embargoModel.type, equal: [], paths: ['sys.updatedAt', 'fields.files', 'fields.until'] }

const NEVER: Release = { iso: undefined, at: Infinity }

/** Reads the releases of protected files by the id of the asset. If several embargoes lock a file, the last one counts. */
export async function readEmbargoes(api: Delivery, types: ReadonlySet<string>): Promise<ReadonlyMap<string, Release>> {
  const releases = new Map<string, Release>()
  if (!types.has(embargoModel.type)) return releases
  for (const embargo of await api.all(EMBARGOES)) {
    const release = releaseOf(embargo)
    for (const id of filesOf(embargo)) if (release.at > (releases.get(id)?.at ?? -Infinity)) releases.set(id, release)
  }
  return releases
}

function filesOf({ fields }: RawEntry): string[] {
  return Object.values(fields['files'] ?? {})
    .flat()
    .map(idOf)
}

function releaseOf({ id, fields }: RawEntry): Release {
  const moments = Object.values(fields['until'] ?? {}).flatMap((value) => (typeof value === 'string' ? { iso: value, at: momentOf(value) } : NEVER))
  const last = moments.reduce<Release | undefined>((one, other) => (one && one.at >= other.at ? one : other), undefined)
  if (last && Number.isFinite(last.at)) return last
  reportContent({ entry: id, field: 'until', problem: 'has no valid date; the files of the embargo stay locked' })
  return NEVER
}

/** Parses a moment. Without a time zone, the moment has come when it has come everywhere, so that a file is never public too early. */
function momentOf(iso: string): number {
  const [day, time] = iso.split('T')
  const isZoned = time !== undefined && /(?:Z|[+-]\d{2}:?\d{2})$/.test(time)
  const at = Date.parse(isZoned ? iso : `${day}T${time ?? '00:00'}-12:00`)
  return Number.isNaN(at) ? Infinity : at
}
