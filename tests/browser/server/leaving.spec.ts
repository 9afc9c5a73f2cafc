import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { freePort, startContentService, startSite, type RunningServer } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'

let service: RunningServer & { readonly port: number }
let gate: Gate
let site: RunningServer

test.beforeAll(async () => {
  service = await startContentService()
  gate = await openGate(await freePort(), service.port)
  site = await startSite({
    CONTENT_STRATEGY: 'direct',
    CONTENTFUL_SPACE_ID: 'meridian00001',
    CONTENTFUL_HOST: `localhost:${gate.port}`,
    CONTENTFUL_INSECURE: 'true',
  })
})

test.afterAll(async () => {
  await site.stop()
  gate.server.close()
  await service.stop()
})

test('server: logs no error if a visitor leaves before the response', async () => {
  // Before the server can have read the request.
  const hasty = await ask('/en/about')
  hasty.destroy()
  // While the page waits for its content.
  for (const path of ['/en/visit', '/de']) {
    const asked = gate.hold()
    const visitor = await ask(path)
    await asked
    visitor.destroy()
    gate.release()
  }
  // In the middle of the response.
  const late = await ask('/ar')
  await once(late, 'data')
  late.destroy()
  // On a busy machine, the first responses may exceed the deadline for pages.
  await expect.poll(async () => (await fetch(`${site.url}/en`)).status).toBe(200)
  await site.stop()
  expect(site.output()).not.toContain('Error')
})

/** Sends a request for a page and keeps the connection open. */
async function ask(path: string): Promise<Socket> {
  const { port, hostname } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  await new Promise((sent) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, sent))
  return socket
}

interface Gate {
  readonly server: Server
  readonly port: number
  /** Holds back all responses from now on. Resolves when the first request has arrived. */
  hold(): Promise<void>
  release(): void
}

/** Opens a proxy between the site and the content service. */
async function openGate(port: number, servicePort: number): Promise<Gate> {
  let free = Promise.resolve()
  let release = () => {}
  let onAsked = () => {}
  const server = createServer((question, answer) => {
    onAsked()
    void free.then(() => {
      const { method, headers, url: path } = question
      question.pipe(
        request({ host: 'localhost', port: servicePort, path, method, headers }, (reply) =>
          reply.pipe(answer.writeHead(reply.statusCode ?? 502, reply.headers)),
        ),
      )
    })
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    server,
    port,
    hold: () => {
      free = new Promise((resolve) => (release = resolve))
      return new Promise((resolve) => (onAsked = resolve))
    },
    release: () => release(),
  }
}
