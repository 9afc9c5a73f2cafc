import { getPriority, setPriority } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { createLog, formatNamed, logConsole } from '#app/telemetry/log.server.ts'
import { answerTo, type SearchCall, type ThreadOptions } from './calls.ts'
import { DamageFoundError, IndexLostError } from './index-loss.ts'
import { SearchStore } from './search-store.ts'

/** Niceness of this thread relative to the main thread, and the maximum niceness. */
const NICER = 10
const NICEST = 19
/** Id of the message about damage, which no call waits for. Ids of calls begin at 1. */
const NO_CALL = 0

letPagesPass()
// The thread has a separate console.
const format = formatNamed(process.env['LOG_FORMAT'])
logConsole(format, createLog(format))

/** Thread of the search index. Runs calls in order. */
const { folder, name, locales }: ThreadOptions = workerData
const opening = SearchStore.open(folder, name, locales)
let last: Promise<unknown> = opening

parentPort?.on('message', ({ id, call }: { readonly id: number; readonly call: SearchCall }) => run(id, (store) => answerTo(store, call)))
void checkFile().catch((error: unknown) => console.warn(`[search] The file of the index cannot be checked: ${String(error)}`))

function run(id: number, call: (store: SearchStore) => unknown): void {
  last = last
    .catch(() => undefined)
    .then(async () => {
      const store = await opening
      return store.guarded(() => call(store))
    })
    .then(
      (value) => parentPort?.postMessage({ id, value }, []),
      (error: unknown) =>
        parentPort?.postMessage(
          { id, error: error instanceof Error ? error.message : String(error), ...(error instanceof IndexLostError ? { loss: error.loss } : {}) },
          [],
        ),
    )
}

/** Checks the file while queries are answered. Before the check ends, damage is found only by a query that reads it. */
async function checkFile(): Promise<void> {
  const { file } = await opening
  const damage = file === undefined ? undefined : await findDamage(file)
  if (damage === undefined) return
  run(NO_CALL, () => {
    throw new DamageFoundError(damage)
  })
}

/** Lowers the priority of this thread in favour of pages. Linux only: elsewhere the call would change the priority of the whole process. */
function letPagesPass(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(NICEST, getPriority() + NICER))
  } catch {
    // Some sandboxes forbid this call. The index works without it.
  }
}

/**
 * Reads a whole index file and returns the first damage that SQLite finds, or `undefined`.
 * Runs in a separate thread, because the check takes seconds with 50,000 pages, and queries must be answered meanwhile.
 */
async function findDamage(file: string): Promise<string | undefined> {
  const thread = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData: { file } })
  thread.unref()
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  thread.once('message', ({ damage }: { readonly damage?: string }) => resolve(damage))
  thread.once('error', reject)
  return promise
}
