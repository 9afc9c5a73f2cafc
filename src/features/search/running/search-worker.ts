import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { SearchCall, ThreadOptions } from './calls.ts'
import { answerTo } from './calls.ts'
import { IndexLostError } from './index-loss.ts'
import { SearchStore } from './search-store.ts'

/** How much nicer it is than the threads of the pages, and how nice it may be at all. */
const NICER = 10
const NICEST = 19

letPagesPass()

/** The thread of the index: what it is asked it answers in order. */
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

/** Where processors are scarce, pages come before the index. Only Linux knows priorities of threads; elsewhere it would be that of the whole site. */
function letPagesPass(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(NICEST, getPriority() + NICER))
  } catch {
    // Some sandboxes forbid it, and nothing but time is lost.
  }
}
