import { resolve } from 'node:path'
import type { Destination } from '../destination.ts'
import { explained } from '../failures.ts'
import type { Library } from '../library/run-library.ts'
import type { Surroundings } from '../options.ts'
import type { Payload } from './payload.ts'

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

/** Prints the progress of a library's run: on one line of a terminal, or else at every quarter. */
interface Progress {
  onStep(step: string): void
  end(): void
}

/** Steps in which a library writes a resource. */
const WRITES = /^(?:CREATE|UPDATE) /

/** Creates a progress display for a run that writes `total` resources. */
function progressOf(name: string, total: number, print: (line: string) => void, terminal?: NodeJS.WriteStream): Progress {
  let done = 0
  let quarter = 0
  return {
    onStep(step) {
      if (WRITES.test(step)) done += 1
      if (terminal) terminal.write(`\r\u001B[K${name}: ${done} of ${total} · ${step.slice(0, 80)}`)
      else if (Math.floor((4 * done) / total) > quarter) {
        quarter = Math.floor((4 * done) / total)
        print(`${name}: ${done} of ${total}`)
      }
    },
    end() {
      if (terminal) terminal.write('\r\u001B[K')
    },
  }
}
