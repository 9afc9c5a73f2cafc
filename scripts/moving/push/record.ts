import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'
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
  await replaceFile(fileOf(destination, folder), JSON.stringify(Object.fromEntries([...before, ...versions])))
}
