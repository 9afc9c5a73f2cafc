import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { SITE_CLOCK } from '../fixtures/clock.ts'

/** The product with the fixtures' settings and content, which `serve-variant.ts` has built for the browser tests. */
export const PRODUCT = '.cache/copies/product'
const SPACE = '.cache/fixtures/content/space.json'

/** A server of ours, running as its users run it. */
export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** What it has printed so far. */
  output(): string
  stop(): Promise<void>
  /** Send a signal to the process. */
  signal(name: NodeJS.Signals): void
  /** Settles with the exit code, or the signal, when the process is gone. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** Find a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/** Start a script on a port of its own and wait until it answers. */
async function start(script: string, args: readonly string[], env: Record<string, string>, port: number, path: string, cwd = '.'): Promise<RunningServer> {
  const child = spawn(process.execPath, [resolve(script), ...args], { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended: RunningServer['ended'] = once(child, 'exit').then(([code, signal]) => code ?? signal)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  const url = `http://localhost:${port}`
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 150) {
      await stop(child)
      throw new Error(`${script} did not answer at ${url}:\n${printed}`)
    }
    if (await answers(`${url}${path}`)) break
    await new Promise((later) => setTimeout(later, 100))
  }
  return { url, pid: child.pid ?? 0, output: () => printed, stop: () => stop(child), signal: (name) => void child.kill(name), ended }
}

/** Run a command of the project until it ends by itself; gives its exit code and all it has printed. */
export async function runToEnd(args: readonly string[], env: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: PRODUCT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  await once(child, 'close')
  return { code: child.exitCode, output }
}

/**
 * Serve the built product, at the time at which all tests look at it unless another is given. In another folder content and
 * cache are looked for there; `product` is the folder of another build.
 */
export async function startSite(env: Record<string, string> = {}, cwd = PRODUCT, product = PRODUCT): Promise<RunningServer> {
  const port = await freePort()
  const own = { SITE_CLOCK, CONTENTFUL_SPACE_ID: '', HOST: 'localhost', ...env, PORT: String(port) }
  return start(`${product}/scripts/serve.ts`, [], own, port, '/robots.txt', cwd)
}

/** Serve an export file over the Delivery API: that of the fixtures, unless the arguments name another. */
export async function startContentService(args: readonly string[] = [], port?: number): Promise<RunningServer & { readonly port: number }> {
  const own = port ?? (await freePort())
  const file = args.includes('--space') ? [] : ['--space', SPACE]
  const server = await start('packages/contentful-emulator/src/cli.ts', ['--port', String(own), ...file, ...args], {}, own, '/')
  return { ...server, port: own }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  )
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await Promise.race([once(child, 'exit'), new Promise((later) => setTimeout(later, 5000))])
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}

/** Returns the head of a request whose body the site waits for: that of a webhook that claims to be signed now. */
export function unfinishedWebhook(): string {
  const signed = `X-Contentful-Signature: ${'0'.repeat(64)}\r\nX-Contentful-Signed-Headers: x-contentful-timestamp,x-contentful-signed-headers\r\nX-Contentful-Timestamp: ${Date.now()}`
  return `POST /api/webhooks/contentful HTTP/1.1\r\nHost: localhost\r\n${signed}\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n`
}
