import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SECRET } from '../../tests/features/webhooks/webhook.ts'
import { startHaproxy } from '../../tests/support/haproxy.ts'
import { freePort } from '../../tests/support/process.ts'
import { startRedis, type TestRedis } from '../../tests/support/redis.ts'
import { startVarnish, type TestVarnish } from '../../tests/support/varnish.ts'
import type { Server } from '../servers/process.ts'
import { startSite, untilReady } from '../servers/site.ts'
import type { Published, SpaceCommand } from './space-process.ts'

const SPACE_PROCESS = fileURLToPath(new URL('space-process.ts', import.meta.url))
const NODES = ['one', 'two', 'three']

/** A node of the site. */
interface Node {
  readonly name: string
  readonly url: string
  /** Ends the process, as after a crash. */
  kill(): Promise<void>
  /** Starts the process again with its state. */
  start(): Promise<void>
  signal(name: NodeJS.Signals): void
  output(): string
}

/** Three nodes of a site behind Varnish and HAProxy, with Redis and a space. */
export interface Cluster {
  /** Address for visitors. */
  readonly url: string
  readonly nodes: readonly Node[]
  readonly redis: TestRedis
  readonly varnish: TestVarnish
  publish(stories: readonly string[]): Promise<readonly Published[]>
  /** Whether the space sends webhooks. */
  setWebhooks(isOn: boolean): Promise<void>
  setAway(isAway: boolean): Promise<void>
  stop(): Promise<void>
}

interface Options {
  /** Folder for the state of all processes. */
  readonly folder: string
  /** Folder of the build. */
  readonly checkout?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Starts all processes. Resolves when the nodes answer through HAProxy and Varnish. */
export async function startCluster({ folder, checkout = '.', env = {} }: Options): Promise<Cluster> {
  const [redis, space, front, ...ports] = [await startRedis(), await startSpace(), await freePort(), ...(await Promise.all(NODES.map(() => freePort())))]
  const varnish = await startVarnish(join(folder, 'varnish'), await configuration(ports))
  const url = `http://localhost:${front}`
  const own = {
    ...space.env,
    ...env,
    CONTENTFUL_WEBHOOK_SECRET: SECRET,
    SITE_REDIS_URL: redis.url,
    SITE_CDN: 'varnish',
    SITE_CDN_API: varnish.url,
    SITE_CDN_SECONDS: '86400',
    SITE_ORIGIN: url,
    SITE_ASSETS: join(folder, 'assets'),
    HOST: '127.0.0.1',
  }
  const start = async (name: string, port = 0) => {
    const cwd = resolve(folder, name)
    await mkdir(cwd, { recursive: true })
    return startSite({ checkout, cwd, isPinned: false, env: { ...own, CONTENT_STATE: join(cwd, 'state'), PORT: String(port) } })
  }
  const nodes = await Promise.all(NODES.map((name, index) => node(name, () => start(name, ports[index]))))
  const stopProxy = await startHaproxy(join(folder, 'haproxy.cfg'), proxied(front, varnish.port), front)
  await untilReady(url, '/en')
  return {
    url,
    nodes,
    redis,
    varnish,
    publish: (stories) => space.publish(stories),
    setWebhooks: (isOn) => space.send({ kind: 'webhooks', url: isOn ? url : undefined }),
    setAway: (isAway) => space.send({ kind: 'away', isAway }),
    async stop() {
      await Promise.all(nodes.map((each) => each.kill()))
      await stopProxy()
      await end(space.child)
      await varnish.stop()
      await redis.kill()
    },
  }
}

async function node(name: string, start: () => Promise<Server>): Promise<Node> {
  let server = await start()
  await untilReady(server.url, '/readyz')
  return {
    name,
    url: server.url,
    kill: () => server.stop('SIGKILL'),
    async start() {
      server = await start()
    },
    signal: (signal) => void process.kill(server.pid, signal),
    output: () => server.output(),
  }
}

/** Returns `deploy/varnish/default.vcl` with the ports of three nodes. */
async function configuration([one, two, three]: readonly number[]): Promise<string> {
  const text = await readFile('deploy/varnish/default.vcl', 'utf8')
  const second = /^backend two \{[^]*?^\}\n/m.exec(text)?.[0] ?? ''
  const third = second.replace('backend two', 'backend three').replace('3001', String(three))
  return text
    .replace(second, `${second}\n${third}`)
    .replace('"3000"', `"${one}"`)
    .replace('"3001"', `"${two}"`)
    .replace('site.add_backend(two);', 'site.add_backend(two);\n  site.add_backend(three);')
}

/** Returns the configuration of an HAProxy in front of Varnish. It sends a request again if Varnish restarts. */
function proxied(port: number, varnish: number): string {
  const lines = [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  retries 15',
    '  retry-on all-retryable-errors',
    'frontend visitors',
    `  bind 127.0.0.1:${port}`,
    '  default_backend cache',
    'backend cache',
    `  server varnish 127.0.0.1:${varnish}`,
  ]
  return `${lines.join('\n')}\n`
}

async function startSpace() {
  const child = spawn(process.execPath, [SPACE_PROCESS], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [env]: Record<string, string>[] = await once(child, 'message')
  let last: Promise<unknown> = Promise.resolve()
  /** Sends commands one after the other. Resolves with the reply. */
  const send = (command: SpaceCommand) => {
    const reply = last.then(async () => {
      child.send(command)
      const [message]: unknown[] = await once(child, 'message')
      return message
    })
    last = reply
    return reply
  }
  return {
    env,
    child,
    send: async (command: SpaceCommand) => void (await send(command)),
    async publish(stories: readonly string[]): Promise<readonly Published[]> {
      const published = await send({ kind: 'publish', stories })
      return isPublished(published) ? published : []
    },
  }
}

function isPublished(message: unknown): message is readonly Published[] {
  return Array.isArray(message)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}
