import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startProcess } from '../servers/process.ts'
import type { Server } from '../servers/process.ts'
import type { Job, Outcome } from './job.ts'

const GENERATOR = fileURLToPath(new URL('generator.ts', import.meta.url))

/** What a server did under load, and what of its processor that took. */
export interface Loaded extends Outcome {
  /** Milliseconds of processor time for one request. */
  readonly cpuMs: number
}

/** Load a server from another process, and wait for the outcome. */
export async function load(server: Server, job: Omit<Job, 'url'>): Promise<Loaded> {
  const child = startProcess(1, [GENERATOR])
  child.stderr?.pipe(process.stderr)
  const before = await server.usage()
  child.send({ ...job, url: server.url } satisfies Job)
  const [outcome]: Outcome[] = await once(child, 'message')
  const after = await server.usage()
  child.kill()
  if (!outcome) throw new Error('The load generator told nothing.')
  return { ...outcome, cpuMs: (after.cpuMs - before.cpuMs) / Math.max(1, outcome.answered) }
}
