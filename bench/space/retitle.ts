import { open } from 'node:fs/promises'
import type { Space } from '../servers/content-service.ts'
import type { Server } from '../servers/process.ts'
import { untilReady } from '../servers/site.ts'

/** A story of the first chapter, and the title that it gets. */
export const STORY = { id: 'story-line-of-noon', path: '/en/stories/the-line-of-noon', title: 'The line of noon', changed: 'The line at noon' }
/** Maximum bytes of the first chapter in a generated space. */
const BEGINNING = 8_000_000

/**
 * Replaces a title by one of as many bytes in a generated space, like an editor's change of one entry. Throws an error if the old
 * title is not found.
 */
export async function retitle(file: string, from: string, to: string): Promise<void> {
  const [before, after] = [Buffer.from(`"${from}"`), Buffer.from(`"${to}"`)]
  if (before.length !== after.length) throw new Error(`"${to}" is not as long as "${from}".`)
  const handle = await open(file, 'r+')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
    const at = buffer.subarray(0, bytesRead).indexOf(before)
    if (at === -1) throw new Error(`${file} has no "${from}".`)
    await handle.write(after, 0, after.length, at)
  } finally {
    await handle.close()
  }
}

/**
 * Changes a title and waits until the page shows it. Returns the milliseconds since the service returned the new title, or since the
 * file was changed.
 */
export async function untilFresh(file: string, site: Server, service?: Space): Promise<number> {
  await untilReady(site.url, STORY.path)
  await retitle(file, STORY.title, STORY.changed)
  let since = performance.now()
  for (let knows = service === undefined; ;) {
    if (!knows && (await service?.titleOf(STORY.id)) === STORY.changed) [knows, since] = [true, performance.now()]
    const page = await (await fetch(new URL(STORY.path, site.url))).text()
    if (page.includes(STORY.changed)) break
    if (performance.now() - since > 120_000) return Infinity
    await new Promise((later) => setTimeout(later, 10))
  }
  const ms = performance.now() - since
  await retitle(file, STORY.changed, STORY.title)
  return ms
}
