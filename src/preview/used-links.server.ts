import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { environment } from '#app/config/env.server.ts'

const schema = z.record(z.string(), z.number())
let used: Map<string, number> | undefined

/** Note that a link was opened that opens once; tells whether it had been before. It is remembered until the link has ended, also over a restart. */
export function wasUsed(id: string, until: number): boolean {
  const file = join(environment().CONTENT_STATE, 'used-preview-links.json')
  used ??= new Map(readUsed(file))
  const wasThere = used.has(id)
  for (const [each, end] of used) if (end < Date.now()) used.delete(each)
  used.set(id, until)
  keep(file, used)
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
function keep(file: string, links: ReadonlyMap<string, number>): void {
  try {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(links)), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  } catch (error) {
    console.warn(`[preview] What links were opened cannot be kept over a restart: ${error instanceof Error ? error.message : String(error)}`)
  }
}
