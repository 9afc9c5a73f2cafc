import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startProcess, type Server } from '../servers/process.ts'
import type { Job, Outcome } from './job.ts'

const GENERATOR = fileURLToPath(new URL('generator.ts', import.meta.url))

/** Results of a server under load, with its processor time. */
export interface Loaded extends Outcome {
  /** Milliseconds of processor time for one request. */
  readonly cpuMs: number
}

/** Sends requests from a separate process, and waits for the result. */
export async function generate(job: Job): Promise<Outcome> {
  const child = startProcess(1, [GENERATOR])
  child.stderr?.pipe(process.stderr)
  child.send(job)
  const [outcome]: Outcome[] = await once(child, 'message')
  child.kill()
  if (!outcome) throw new Error('The load generator returned no results.')
  return outcome
}

/** Loads a server from another process, and measures the processor time of the server. */
export async function load(server: Server, job: Omit<Job, 'url'>): Promise<Loaded> {
  const before = await server.usage()
  const outcome = await generate({ ...job, url: server.url })
  const after = await server.usage()
  return { ...outcome, cpuMs: (after.cpuMs - before.cpuMs) / Math.max(1, outcome.answered) }
}
