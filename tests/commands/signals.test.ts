import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { freePort, isListening } from '../support/process.ts'
import { freshCopy } from './run-command.ts'

// The first command builds the site.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })
/** Maximum milliseconds for a server to finish its responses and write its state. */
const END_MS = 15_000
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

let copy = ''
beforeAll(async () => {
  copy = await freshCopy('signals')
})

let npm: ChildProcess | undefined
afterEach(() => {
  if (npm?.pid !== undefined && isRunning(npm.pid)) process.kill(-npm.pid, 'SIGKILL')
})

/** Runs npm in a separate process group, so that the test can find remaining processes of the group. */
function run(args: readonly string[], port: number): { readonly pid: number; printed(): string; readonly ended: Promise<unknown> } {
  const env = { ...process.env, PORT: String(port), HOST: 'localhost', CONTENT_SPACE: resolve(copy, 'content/space.json'), CONTENTFUL_SPACE_ID: '' }
  const child = spawn('npm', args, { cwd: copy, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  npm = child
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  return { pid: child.pid ?? 0, printed: () => printed, ended: once(child, 'exit') }
}

function isRunning(group: number): boolean {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

test('npm start: SIGINT to npm alone ends the build', async () => {
  // An earlier run may have built the copy. The build begins with the messages.
  rmSync(resolve(copy, 'dist/stamp'), { force: true })
  rmSync(resolve(copy, 'src/paraglide'), { recursive: true, force: true })
  const { pid, printed, ended } = run(['start'], await freePort())
  await expect.poll(() => existsSync(resolve(copy, 'src/paraglide')), { timeout: 60_000, interval: 20 }).toBe(true)
  process.kill(pid, 'SIGINT')
  await ended
  await expect.poll(() => isRunning(pid), { timeout: END_MS }).toBe(false)
  expect(printed()).not.toMatch(/Built|answers at/)
})

const COMMANDS = [
  ['start', []],
  ['serve', []],
  ['dev', []],
  ['content-service', ['--port']],
] as const

test.each(COMMANDS.flatMap(([script, options]) => SIGNALS.map((signal) => [script, signal, options] as const)))(
  'npm run %s: %s to npm alone closes the port and leaves no process',
  async (script, signal, options) => {
    const port = await freePort()
    const { pid, printed, ended } = run(['run', script, ...(options.length > 0 ? ['--', ...options, String(port)] : [])], port)
    await expect.poll(() => isListening(port, 'localhost'), { timeout: 120_000, message: printed() }).toBe(true)
    process.kill(pid, signal)
    await expect.poll(() => isListening(port, 'localhost'), { timeout: END_MS }).toBe(false)
    await ended
    await expect.poll(() => isRunning(pid), { timeout: END_MS }).toBe(false)
  },
)
