import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { copySite } from '../support/site-copy.ts'

type Env = Readonly<Record<string, string>>

/** How a command of the documentation is run, and what must be true then. */
export interface Expectation {
  /** Variables that lead the command to stand-ins. The command itself is never changed. */
  readonly env?: Env
  /** What a user types into the terminal; the command has no terminal otherwise. */
  readonly types?: string
  /** Prepares the copy, before the command is run. */
  readonly before?: (copy: string) => void | Promise<void>
  readonly says: RegExp
  /** A path at which a server must answer with 200. A command that is no server must end with code 0. */
  readonly path?: string
  /** Port of the server; one that the command finds in `PORT` otherwise. */
  readonly port?: number
  /** Another server that must run meanwhile, as the documentation says. */
  readonly beside?: readonly [command: string, port: number]
  readonly after?: (copy: string) => void | Promise<void>
}

const DEADLINE_MS = 120_000
const POLL_MS = 100
/** Variables that every shell has. The cache of compiled modules saves each command a third of its processor time, and changes nothing else. */
const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'USER', 'SHELL', 'NODE_COMPILE_CACHE']

/** Copy the product as a user has it who has just installed the packages. Returns the folder. */
export async function freshCopy(name: string): Promise<string> {
  const copy = await copySite(name)
  // A lock file that is newer than the packages would have them installed again.
  utimesSync(resolve(copy, 'package-lock.json'), 0, 0)
  return copy
}

/** Only what every shell has: a test run must not lend its own settings to the command. */
function environment(env: Env): Record<string, string> {
  return { ...Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))), ...env }
}

function start(script: string, copy: string, env: Env, types?: string): { readonly child: ChildProcess; printed(): string } {
  const [command, args] = types === undefined ? ['bash', ['-c', script]] : ['script', ['-qec', script, '/dev/null']]
  // A group of its own: npm does not pass all signals on to the programs that it starts.
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

/** Run a command until it ends. Returns its exit code and what it printed. */
export async function runToEnd(script: string, copy: string, { env = {}, types }: Pick<Expectation, 'env' | 'types'>) {
  const running = start(script, copy, env, types)
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  deadline.addEventListener('abort', () => void stop(running))
  const [code]: unknown[] = await once(running.child, 'close')
  return { code, printed: running.printed() }
}

/** Start a server, request an address of it, and stop it. Returns the status and what the server printed; the status is 0 if it did not answer. */
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
