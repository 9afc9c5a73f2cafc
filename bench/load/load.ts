import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startProcess, type Server } from '../servers/process.ts'
import type { Job, Outcome } from './job.ts'

const GENERATOR = fileURLToPath(new URL('generator.ts', import.meta.url))

/** What a server did under load, and what of its processor that took. */
export interface Loaded extends Outcome {
  /** Milliseconds of processor time for one request. */
  readonly cpuMs: number
}

/** Ask from a process of its own, and wait for the outcome. */
export async function generate(job: Job): Promise<Outcome> {
  const child = startProcess(1, [GENERATOR])
  child.stderr?.pipe(process.stderr)
  child.send(job)
  const [outcome]: Outcome[] = await once(child, 'message')
  child.kill()
  if (!outcome) throw new Error('The load generator returned no results.')
  return outcome
}

/** Load a server from another process; gives also what that took of the server's processor. */
export async function load(server: Server, job: Omit<Job, 'url'>): Promise<Loaded> {
  const before = await server.usage()
  const outcome = await generate({ ...job, url: server.url })
  const after = await server.usage()
  return { ...outcome, cpuMs: (after.cpuMs - before.cpuMs) / Math.max(1, outcome.answered) }
}
