import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { environment } from '#app/config/env.server.ts'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'

const schema = z.record(z.string(), z.number())
let used: Map<string, number> | undefined
let kept = Promise.resolve()

/**
 * Records the use of a link that opens once, and returns whether the link was used before. The record lasts until the link ends, also across
 * restarts.
 */
export async function wasUsed(id: string, until: number): Promise<boolean> {
  const file = join(environment().CONTENT_STATE, 'used-preview-links.json')
  used ??= new Map(readUsed(file))
  const wasThere = used.has(id)
  for (const [each, end] of used) if (end < Date.now()) used.delete(each)
  used.set(id, until)
  const links = used
  // One after the other, so that an older list never overwrites a newer one.
  kept = kept.then(() => keep(file, links))
  await kept
  return wasThere
}

function readUsed(file: string): readonly [string, number][] {
  try {
    return Object.entries(schema.parse(JSON.parse(readFileSync(file, 'utf8'))))
  } catch {
    return []
  }
}

/** If the disk is not writable, the record lasts as long as the process. */
async function keep(file: string, links: ReadonlyMap<string, number>): Promise<void> {
  try {
    await replaceFile(file, JSON.stringify(Object.fromEntries(links)), { mode: 0o600, isLasting: true })
  } catch (error) {
    console.warn(`[preview] Used links cannot be stored over a restart: ${error instanceof Error ? error.message : String(error)}`)
  }
}
