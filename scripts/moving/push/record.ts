import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'
import type { Destination } from '../destination.ts'
import { idOf, KINDS, type SpaceContents } from '../space/contents.ts'

/** Versions of resources after the last push from this folder, by `kind:id`. */
export type PushRecord = ReadonlyMap<string, number>

const stored = z.record(z.string(), z.number())

function fileOf({ spaceId, environment }: Destination, folder: string): string {
  return join(folder, `${spaceId}-${environment}.json`)
}

/** Reads the record of the last push to a space. Returns an empty record if there is none. */
export async function readRecord(destination: Destination, folder: string): Promise<PushRecord> {
  const file = fileOf(destination, folder)
  if (!existsSync(file)) return new Map()
  try {
    return new Map(Object.entries(stored.parse(JSON.parse(await readFile(file, 'utf8')))))
  } catch {
    // Without a record, more changes count as conflicts, but nothing is overwritten.
    return new Map()
  }
}

/** Stores the current versions of resources, together with those that were recorded before. */
export async function keepRecord(destination: Destination, folder: string, before: PushRecord, now: SpaceContents): Promise<void> {
  const versions = KINDS.flatMap((kind) =>
    now[kind].flatMap((each) => (each.sys?.version === undefined ? [] : [[`${kind}:${idOf(kind, each)}`, each.sys.version] as const])),
  )
  await replaceFile(fileOf(destination, folder), JSON.stringify(Object.fromEntries([...before, ...versions])))
}
