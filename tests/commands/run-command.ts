import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { copySite } from '../support/site-copy.ts'

type Env = Readonly<Record<string, string>>

/** How to run a command of the documentation, and the expected result. */
export interface Expectation {
  /** Variables with the addresses of fake services. The command itself is never changed. */
  readonly env?: Env
  /** Input for the terminal. Without it, the command has no terminal. */
  readonly types?: string
  /** Prepares the copy before the command runs. */
  readonly before?: (copy: string) => void | Promise<void>
  readonly says: RegExp
  /** Exit code of a command that must refuse because it needs arguments. Other commands must exit with code 0. */
  readonly code?: number
  /** Path at which a server must respond with 200. */
  readonly path?: string
  /** Port of the server. Without it, the command receives a free one in `PORT`. */
  readonly port?: number
  /** Another server that must run at the same time, according to the documentation. */
  readonly beside?: readonly [command: string, port: number]
  readonly after?: (copy: string) => void | Promise<void>
}

const DEADLINE_MS = 120_000
const POLL_MS = 100
/** Variables of every shell. The cache of compiled modules saves a third of each command's processor time, and has no other effect. */
const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'USER', 'SHELL', 'NODE_COMPILE_CACHE']

/** Copies the product as it is after the packages were installed. Returns the folder. */
export async function freshCopy(name: string): Promise<string> {
  const copy = await copySite(name)
  // If the lock file were newer than the packages, they would be installed again.
  utimesSync(resolve(copy, 'package-lock.json'), 0, 0)
  return copy
}

/** Returns only the variables of every shell, so that settings of the test run have no effect on the command. */
function environment(env: Env): Record<string, string> {
  return { ...Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))), ...env }
}

function start(script: string, copy: string, env: Env, types?: string): { readonly child: ChildProcess; printed(): string } {
  const [command, args] = types === undefined ? ['bash', ['-c', script]] : ['script', ['-qec', script, '/dev/null']]
  // A separate process group, because npm does not forward all signals to its child processes.
  const child = spawn(command, args, { cwd: copy, env: environment({ ...env, SHELL: '/bin/bash' }), detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  if (types === undefined) child.stdin.end()
  else child.stdin.write(types)
  return { child, printed: () => printed }
}

async function stop({ child }: { readonly child: ChildProcess }): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const ended = once(child, 'close')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** Runs a command until it exits. Returns its exit code and output. */
export async function runToEnd(script: string, copy: string, { env = {}, types }: Pick<Expectation, 'env' | 'types'>) {
  const running = start(script, copy, env, types)
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  deadline.addEventListener('abort', () => void stop(running))
  const [code]: unknown[] = await once(running.child, 'close')
  return { code, printed: running.printed() }
}

/** Starts a server, sends a request, and stops it. Returns the status and the server's output. The status is 0 if there was no response. */
export async function askServer(script: string, copy: string, { env = {}, path = '/', port = 0, beside }: Expectation) {
  const other = beside && start(beside[0], copy, env)
  try {
    if (beside) await answered(`http://localhost:${beside[1]}/`, other)
    const server = start(script, copy, { ...env, PORT: String(port) })
    try {
      return { status: await answered(`http://localhost:${port}${path}`, server), printed: server.printed() }
    } finally {
      await stop(server)
    }
  } finally {
    if (other) await stop(other)
  }
}

async function answered(url: string, server: { readonly child: ChildProcess } | undefined): Promise<number> {
  for (const until = Date.now() + DEADLINE_MS; Date.now() < until && server?.child.exitCode === null; await setTimeout(POLL_MS)) {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    await response?.body?.cancel()
    if (response) return response.status
  }
  return 0
}
