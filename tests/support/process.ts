import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A server of ours, running as its users run it. */
export interface RunningServer {
  readonly url: string
  /** What it has printed so far. */
  output(): string
  stop(): Promise<void>
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
async function start(script: string, args: readonly string[], env: Record<string, string>, port: number, path: string): Promise<RunningServer> {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  const url = `http://localhost:${port}`
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 150) {
      await stop(child)
      throw new Error(`${script} did not answer at ${url}:\n${printed}`)
    }
    if (await answers(`${url}${path}`)) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, output: () => printed, stop: () => stop(child) }
}

/** Serve the built site, at the time at which all tests look at it unless another is given. */
export async function startSite(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort()
  return start(
    'scripts/serve.ts',
    [],
    { SITE_CLOCK: '2026-11-21T12:00:00Z', CONTENTFUL_SPACE_ID: '', HOST: 'localhost', ...env, PORT: String(port) },
    port,
    '/favicon.svg',
  )
}

/** Serve an export file over the Delivery API. */
export async function startContentService(args: readonly string[] = [], port?: number): Promise<RunningServer & { readonly port: number }> {
  const own = port ?? (await freePort())
  const server = await start('src/content-service/cli.ts', ['--port', String(own), ...args], {}, own, '/')
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
  await Promise.race([once(child, 'exit'), new Promise((resolve) => setTimeout(resolve, 5000))])
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
}
