import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Usage } from './monitor.ts'

/** A server in a separate process. */
export interface Server {
  readonly url: string
  /** Milliseconds from the start until the server printed its address. */
  readonly startMs: number
  readonly pid: number
  usage(): Promise<Usage>
  send(message: object): void
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

interface Start {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Whether the process runs on one processor only. Default: true. */
  readonly isPinned?: boolean
}

const MONITOR = fileURLToPath(new URL('monitor.ts', import.meta.url))
const MAX_START_MS = 180_000

/** Whether processes can be pinned to processors: servers to the first, load generators to the second. */
const CAN_PIN = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** Starts a Node process, by default pinned to a processor if there are several. */
export function startProcess(core: 0 | 1, args: readonly string[], { env = {}, cwd = '.', isPinned = true }: Start = {}): ChildProcess {
  const command = isPinned && CAN_PIN ? ['taskset', '-c', String(core), process.execPath] : [process.execPath]
  const [program = process.execPath, ...before] = command
  return spawn(program, [...before, ...args], { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
}

/** Starts a server that prints "answers at <address>". Throws an error with its output if it ends or prints nothing in time. */
export async function startServer(script: string, start: Start = {}): Promise<Server> {
  const begun = performance.now()
  const child = startProcess(0, ['--import', MONITOR, script, ...(start.args ?? [])], start)
  const ended = once(child, 'exit')
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`${script} does not answer:\n${printed}`))
    const patience = setTimeout(fail, MAX_START_MS)
    child.once('exit', fail)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        const found = /(?:answers at|service:) (http:\/\/\S+)/.exec(printed)?.[1]
        if (found) resolve(new URL(found).href)
        clearTimeout(found ? patience : undefined)
      })
    }
  }).catch(async (error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    startMs: performance.now() - begun,
    pid: child.pid ?? 0,
    async usage() {
      child.send('usage')
      const [usage]: Usage[] = await once(child, 'message')
      if (!usage) throw new Error(`${script} does not report its usage.`)
      return usage
    },
    send: (message) => void child.send(message),
    output: () => printed,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}
