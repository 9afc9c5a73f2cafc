import { open } from 'node:fs/promises'

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
