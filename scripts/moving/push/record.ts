import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Destination } from '../destination.ts'
import { idOf, KINDS, type SpaceContents } from '../space/contents.ts'

/** The versions that resources of a space had when it was last pushed to from here, by `kind:id`. */
export type PushRecord = ReadonlyMap<string, number>

const stored = z.record(z.string(), z.number())

function fileOf({ spaceId, environment }: Destination, folder: string): string {
  return join(folder, `${spaceId}-${environment}.json`)
}

/** Read what was recorded of the last push to a space; nothing where there was none. */
export async function readRecord(destination: Destination, folder: string): Promise<PushRecord> {
  const file = fileOf(destination, folder)
  if (!existsSync(file)) return new Map()
  try {
    return new Map(Object.entries(stored.parse(JSON.parse(await readFile(file, 'utf8')))))
  } catch {
    // Without a record more is asked, and nothing is lost.
    return new Map()
  }
}

/** Record the versions that resources have now, beside those that were recorded before. */
export async function keepRecord(destination: Destination, folder: string, before: PushRecord, now: SpaceContents): Promise<void> {
  const versions = KINDS.flatMap((kind) =>
    now[kind].flatMap((each) => (each.sys?.version === undefined ? [] : [[`${kind}:${idOf(kind, each)}`, each.sys.version] as const])),
  )
  const file = fileOf(destination, folder)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries([...before, ...versions])))
  await rename(`${file}.new`, file)
}
