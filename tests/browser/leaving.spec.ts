import { connect } from 'node:net'
import { startSite, type RunningServer } from '../support/process.ts'
import { expect, test } from './fixtures.ts'

let site: RunningServer
test.beforeAll(async () => (site = await startSite()))
test.afterAll(async () => site.stop())

test('a visitor who leaves before the page has come is no failure of ours', async () => {
  const { port, hostname } = new URL(site.url)
  for (const [path, wait] of [
    ['/en/about', 1],
    ['/en/visit', 4],
    ['/de', 12],
    ['/ar', 25],
  ] as const) {
    const socket = connect(Number(port), hostname)
    await new Promise((ready) => socket.once('connect', ready))
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await new Promise((later) => setTimeout(later, wait))
    socket.destroy()
  }
  expect((await fetch(`${site.url}/en`)).status).toBe(200)
  expect(site.output()).not.toContain('Error')
})
