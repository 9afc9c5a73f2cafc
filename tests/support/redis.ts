import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { freePort, isListening } from './process.ts'

const PROGRAM = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'].find((path) => existsSync(path))

/** Whether this machine has Redis. Tests that need it are skipped otherwise. */
export const HAS_REDIS = PROGRAM !== undefined

/** A Redis of a test, without a file on disk. */
export interface TestRedis {
  readonly url: string
  signal(name: NodeJS.Signals): void
  /** Ends the process, as after a crash. */
  kill(): Promise<void>
  /** Starts the process again at the same port, with no data. */
  start(): Promise<void>
}

/** Starts Redis at a free port. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => void child?.kill(name),
    async kill() {
      const ended = child && once(child, 'exit')
      child?.kill('SIGKILL')
      child = undefined
      await ended
    },
    async start() {
      child = spawn(PROGRAM ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
      while (!(await isListening(port))) await new Promise((later) => setTimeout(later, 20))
    },
  }
  await redis.start()
  return redis
}
