import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { environment } from '#app/config/env.server.ts'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'

const schema = z.record(z.string(), z.number())
let used: Map<string, number> | undefined
let kept = Promise.resolve()

/** Note that a link was opened that opens once; tells whether it had been before. It is remembered until the link has ended, also over a restart. */
export async function wasUsed(id: string, until: number): Promise<boolean> {
  const file = join(environment().CONTENT_STATE, 'used-preview-links.json')
  used ??= new Map(readUsed(file))
  const wasThere = used.has(id)
  for (const [each, end] of used) if (end < Date.now()) used.delete(each)
  used.set(id, until)
  const links = used
  // In turn, so that no older list takes the place of a newer one.
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

/** Where the disk cannot be written it is remembered as long as the process lives. */
async function keep(file: string, links: ReadonlyMap<string, number>): Promise<void> {
  try {
    await replaceFile(file, JSON.stringify(Object.fromEntries(links)), { mode: 0o600, isLasting: true })
  } catch (error) {
    console.warn(`[preview] Used links cannot be stored over a restart: ${error instanceof Error ? error.message : String(error)}`)
  }
}
