import { Worker } from 'node:worker_threads'

/**
 * Reads a whole index file and returns the first damage that SQLite finds, or `undefined`.
 * Runs in a separate thread, because the check takes seconds with 50,000 pages, and queries must be answered meanwhile.
 */
export async function findDamage(file: string): Promise<string | undefined> {
  const thread = new Worker(new URL('./integrity-worker.ts', import.meta.url), { workerData: { file } })
  thread.unref()
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  thread.once('message', ({ damage }: { readonly damage?: string }) => resolve(damage))
  thread.once('error', reject)
  return promise
}
