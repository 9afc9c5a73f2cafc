import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { expect, test } from 'vitest'
import { findNginx } from '../../scripts/processes/nginx.ts'
import { startDeployedNginx } from '../support/nginx.ts'
import { freePort } from '../support/process.ts'

/** A node that a test ends, starts again or freezes. */
class Node {
  isFrozen = false
  #server: Server | undefined
  readonly port: number

  constructor(port: number) {
    this.port = port
  }

  async start(): Promise<void> {
    this.#server = createServer(({ url }, response) => {
      if (this.isFrozen) return
      response.writeHead(url === '/unavailable' ? 503 : 200).end()
    })
    await once(this.#server.listen(this.port, '127.0.0.1'), 'listening')
  }

  async end(): Promise<void> {
    if (!this.#server) return
    const ended = once(this.#server, 'close')
    this.#server.close().closeAllConnections()
    this.#server = undefined
    await ended
  }
}

/** Starts two nodes behind the deployed nginx, which regards a node as failed after a second. */
async function startNodes() {
  const [one, two] = [new Node(await freePort()), new Node(await freePort())]
  await Promise.all([one.start(), two.start()])
  const nginx = await startDeployedNginx([one.port, two.port], 1)
  const statuses = async (path: string, count: number) => {
    const found: number[] = []
    for (let asked = 0; asked < count; asked += 1) found.push((await fetch(`${nginx.url}${path}`)).status)
    return new Set(found)
  }
  const stop = async () => {
    await nginx.stop()
    await Promise.all([one.end(), two.end()])
  }
  return { one, two, url: nginx.url, statuses, [Symbol.asyncDispose]: stop }
}

test.skipIf(findNginx() === undefined)('deploy/nginx: no request fails if a node returns and the other one ends', async () => {
  await using site = await startNodes()
  expect(await site.statuses('/en', 20)).toEqual(new Set([200]))
  for (const [leaving, staying] of [
    [site.one, site.two],
    [site.two, site.one],
  ] as const) {
    await leaving.end()
    expect(await site.statuses('/en', 20)).toEqual(new Set([200]))
    await leaving.start()
    await staying.end()
    expect(await site.statuses('/en', 20)).toEqual(new Set([200]))
    await staying.start()
  }
})

test.skipIf(findNginx() === undefined)('deploy/nginx: an address that is unavailable on each node does not affect others', async () => {
  await using site = await startNodes()
  expect(await site.statuses('/unavailable', 4)).toEqual(new Set([503]))
  expect(await site.statuses('/en', 20)).toEqual(new Set([200]))
})

test.skipIf(findNginx() === undefined)('deploy/nginx: a node that hangs delays few requests', async () => {
  await using site = await startNodes()
  site.one.isFrozen = true
  const begun = performance.now()
  expect(await site.statuses('/en', 20)).toEqual(new Set([200]))
  // With a second for each request to this node, ten would be delayed.
  expect(performance.now() - begun).toBeLessThan(5000)
})
