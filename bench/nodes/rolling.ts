import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { deployedConfiguration, startHaproxy } from '../../tests/support/haproxy.ts'
import { freePort } from '../../tests/support/process.ts'
import { makeCopy } from '../../tests/support/site-copy.ts'
import type { Server } from '../servers/process.ts'
import { startSite, untilReady } from '../servers/site.ts'

const DRAIN_SECONDS = 2
/** HAProxy checks more often than in `deploy/`, so that a deployment takes less time. */
const CHECK_MS = 500

/** Two nodes behind HAProxy with `deploy/haproxy/haproxy.cfg`, which share the assets of their builds. */
export interface Deployment {
  readonly url: string
  /** Replaces one node after the other by those of another build. */
  roll(checkout: string): Promise<void>
  stop(): Promise<void>
}

/** Builds the product with a server function of another name, so that pages of the other build call one that this build does not have. */
export function buildChanged(): Promise<string> {
  return makeCopy('rolling', async (edit) => {
    await edit('src/pages/story/story.functions.ts', 'export const fetchStory =', 'export const fetchOneStory =')
    await edit('src/routes/$locale/stories/$slug.tsx', /fetchStory\b/g, 'fetchOneStory')
  })
}

/** Starts two nodes of a build. */
export async function startDeployment(folder: string, checkout: string): Promise<Deployment> {
  const [front, one, two] = await Promise.all([freePort(), freePort(), freePort()])
  const ports = [one, two] as const
  const configuration = deployedConfiguration({ front, nodes: ports, checkMs: CHECK_MS })
  const start = async (port: number, build: string) => {
    const cwd = resolve(folder, String(port))
    await mkdir(cwd, { recursive: true })
    const env = { HOST: '127.0.0.1', PORT: String(port), SITE_ASSETS: join(folder, 'assets'), DRAIN_SECONDS: String(DRAIN_SECONDS) }
    const server = await startSite({ checkout: build, cwd, isPinned: false, env: { ...env, SITE_ORIGIN: `http://localhost:${front}` } })
    await untilReady(server.url, '/readyz')
    return server
  }
  const nodes = new Map<number, Server>()
  for (const port of ports) nodes.set(port, await start(port, checkout))
  const stopProxy = await startHaproxy(join(folder, 'haproxy.cfg'), configuration, front)
  const url = `http://localhost:${front}/`
  await untilReady(url, '/en')
  return {
    url,
    async roll(build) {
      for (const [port, node] of nodes) {
        await node.stop()
        nodes.set(port, await start(port, build))
        // HAProxy sends requests to the new node after its next check.
        await new Promise((later) => setTimeout(later, 1500))
      }
    },
    async stop() {
      await stopProxy()
      await Promise.all([...nodes.values()].map((node) => node.stop('SIGKILL')))
    },
  }
}
