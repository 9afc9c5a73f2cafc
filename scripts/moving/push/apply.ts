import { resolve } from 'node:path'
import type { Destination } from '../destination.ts'
import { explained } from '../failures.ts'
import type { Library } from '../library/run-library.ts'
import type { Surroundings } from '../options.ts'
import type { Payload } from './payload.ts'
import { progressOf } from './progress.ts'

/** Passes payloads to the import library one after the other. Stops at the first that fails, and returns its failures. */
export async function apply(
  payloads: readonly Payload[],
  folder: string,
  library: Library,
  destination: Destination,
  { print, terminal }: Pick<Surroundings, 'print' | 'terminal'>,
): Promise<string[]> {
  // Absolute, because the library runs in another folder.
  const assetsDirectory = resolve(folder)
  for (const { name, content, uploads } of payloads) {
    const total = Object.values(content).reduce((sum, { length }) => sum + length, 0)
    const progress = progressOf(name, total, print, terminal)
    const failures = await library.run({ content, uploadAssets: uploads, assetsDirectory }, progress.onStep)
    progress.end()
    if (failures.length > 0) return explained(failures, destination)
    print(`${name}: done, ${total}`)
  }
  return []
}
