import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { SearchCall, ThreadOptions } from './calls.ts'
import { answerTo } from './calls.ts'
import { IndexLostError } from './index-loss.ts'
import { SearchStore } from './search-store.ts'

/** Niceness of this thread relative to the main thread, and the maximum niceness. */
const NICER = 10
const NICEST = 19

letPagesPass()

/** Thread of the search index. Runs calls in order. */
const { folder, name, locales }: ThreadOptions = workerData
const opening = SearchStore.open(folder, name, locales)
let last: Promise<unknown> = opening

parentPort?.on('message', ({ id, call }: { readonly id: number; readonly call: SearchCall }) => {
  last = last
    .catch(() => undefined)
    .then(async () => {
      const store = await opening
      return store.guarded(() => answerTo(store, call))
    })
    .then(
      (value) => parentPort?.postMessage({ id, value }, []),
      (error: unknown) =>
        parentPort?.postMessage(
          { id, error: error instanceof Error ? error.message : String(error), ...(error instanceof IndexLostError ? { loss: error.loss } : {}) },
          [],
        ),
    )
})

/** Lowers the priority of this thread in favour of pages. Linux only: elsewhere the call would change the priority of the whole process. */
function letPagesPass(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(NICEST, getPriority() + NICER))
  } catch {
    // Some sandboxes forbid this call. The index works without it.
  }
}
