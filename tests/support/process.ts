import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { SITE_CLOCK } from '../fixtures/clock.ts'

/** The product with the fixtures' settings and content, which `serve-variant.ts` has built for the browser tests. */
export const PRODUCT = '.cache/copies/product'
const SPACE = '.cache/fixtures/content/space.json'

/** A server process, started as users start it. */
export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** Returns the output so far. */
  output(): string
  stop(): Promise<void>
  /** Sends a signal to the process. */
  signal(name: NodeJS.Signals): void
  /** Resolves with the exit code or the signal when the process has ended. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** The first port, and the number of ports, below those that systems give to outgoing connections and to servers without a port of their choice. */
const [FIRST_PORT, PORTS] = [11_000, 20_000]
const given = new Set<number>()

/**
 * Returns a free port that no other connection takes by chance. A server may need seconds until it listens on its port, and another server
 * would answer in its place.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const port = FIRST_PORT + randomInt(PORTS)
    if (given.has(port)) continue
    given.add(port)
    const isTaken = await Promise.all(['127.0.0.1', '::1'].map((host) => isListening(port, host)))
    if (!isTaken.includes(true)) return port
  }
  throw new Error('There is no free port.')
}

/** Returns whether a process listens at a port. */
export async function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Starts a script on a port and waits until it responds. */
async function start(script: string, args: readonly string[], env: Record<string, string>, port: number, path: string, cwd = '.'): Promise<RunningServer> {
  const child = spawn(process.execPath, [resolve(script), ...args], { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended: RunningServer['ended'] = once(child, 'exit').then(([code, signal]) => code ?? signal)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  const url = `http://localhost:${port}`
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 600) {
      await stop(child)
      throw new Error(`${script} did not answer at ${url}:\n${printed}`)
    }
    if (await answers(`${url}${path}`)) break
    await new Promise((later) => setTimeout(later, 100))
  }
  return { url, pid: child.pid ?? 0, output: () => printed, stop: () => stop(child), signal: (name) => void child.kill(name), ended }
}

/** Runs a command of the project until it exits. Returns its exit code and output. */
export async function runToEnd(args: readonly string[], env: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: PRODUCT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  await once(child, 'close')
  return { code: child.exitCode, output }
}

/**
 * Serves the built product, by default with the clock of all tests. `cwd` is the folder with content and caches, `product` the
 * folder of the build.
 */
export async function startSite(env: Record<string, string> = {}, cwd = PRODUCT, product = PRODUCT): Promise<RunningServer> {
  const port = await freePort()
  const own = { SITE_CLOCK, CONTENTFUL_SPACE_ID: '', HOST: 'localhost', ...env, PORT: String(port) }
  return start(`${product}/scripts/serve.ts`, [], own, port, '/robots.txt', cwd)
}

/** Starts the development server of a copy of the site. */
export async function startDevelopment(folder: string): Promise<RunningServer> {
  const port = await freePort()
  const own = { SITE_CLOCK, CONTENTFUL_SPACE_ID: '', CONTENT_SPACE: 'content/space.json', HOST: 'localhost', PORT: String(port) }
  return start(`${folder}/node_modules/vite/bin/vite.js`, ['dev'], own, port, '/robots.txt', folder)
}

/** Serves an export file over the Delivery API. Defaults to that of the fixtures. */
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

/** Returns the head of a request whose body the site waits for: a webhook with a current timestamp. */
export function unfinishedWebhook(): string {
  const signed = `X-Contentful-Signature: ${'0'.repeat(64)}\r\nX-Contentful-Signed-Headers: x-contentful-timestamp,x-contentful-signed-headers\r\nX-Contentful-Timestamp: ${Date.now()}`
  return `POST /api/webhooks/contentful HTTP/1.1\r\nHost: localhost\r\n${signed}\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n`
}
