import { parentPort, workerData } from 'node:worker_threads'
import type { SearchCall, ThreadOptions } from './calls.ts'
import { answerTo } from './calls.ts'
import { SearchStore } from './search-store.ts'

/** The thread of the index: what it is asked it answers in order. */
const { folder, name, locales }: ThreadOptions = workerData
const opening = SearchStore.open(folder, name, locales)
let last: Promise<unknown> = opening

parentPort?.on('message', ({ id, call }: { readonly id: number; readonly call: SearchCall }) => {
  last = last
    .catch(() => undefined)
    .then(async () => answerTo(await opening, call))
    .then(
      (value) => parentPort?.postMessage({ id, value }, []),
      (error: unknown) => parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }, []),
    )
})
