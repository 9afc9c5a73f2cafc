import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { findFault } from '../../../src/features/health/external/check-address.server.ts'
import { inspectExternal } from '../../../src/features/health/external/inspect-external.server.ts'
import { isPrivateAddress } from '../../../src/features/health/external/private-network.server.ts'
import { changedSpace, resource } from '../../support/spaces/export-file.ts'
import { check, inShort } from './checked.ts'

const asked: string[] = []
/** Responds according to the path of the request. */
const server = createServer((request: IncomingMessage, response) => {
  const { method = '', url = '' } = request
  asked.push(`${method} ${url}`)
  if (url === '/only-get' && method === 'HEAD') return response.writeHead(405).end()
  if (url === '/silent') return
  if (url === '/around') return response.writeHead(302, { Location: '/around' }).end()
  if (url === '/moved') return response.writeHead(301, { Location: '/there' }).end()
  if (url === '/elsewhere') return response.writeHead(302, { Location: 'file:///etc/hosts' }).end()
  response.writeHead(Number(/^\/(\d{3})/.exec(url)?.[1] ?? 200)).end()
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const listening = server.address()
const port = typeof listening === 'object' && listening ? listening.port : 0
const at = (path: string) => `http://127.0.0.1:${port}${path}`

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const LOCAL = { timeoutMs: 5000, allowsPrivate: true }

test.for([
  ['/there', undefined],
  ['/moved', undefined],
  ['/only-get', undefined],
  ['/403', undefined],
  ['/429', undefined],
  ['/404', 'answers 404'],
  ['/410', 'answers 410'],
  ['/500', 'answers 500'],
  ['/around', 'redirects more than 5 times'],
  ['/elsewhere', 'redirects to an invalid address'],
] as const)('%s: %s', async ([path, problem]) => {
  expect(await findFault(at(path), LOCAL)).toBe(problem)
})

test('findFault: does not wait for a host that never responds', async () => {
  expect(await findFault(at('/silent'), { timeoutMs: 50, allowsPrivate: true })).toBe('does not answer (it took too long)')
})

test('findFault: sends no request into a private network, by number, by name or by redirect, unless allowed', async () => {
  const refused = 'does not answer (it leads into a private network, which is not requested)'
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]']) {
    const address = `http://${host}:${port}/inside`
    expect(await findFault(address, { ...LOCAL, allowsPrivate: false }), address).toBe(refused)
  }
  // The request of another test that no longer waits may arrive late.
  expect(asked.filter((each) => each.endsWith('/inside'))).toEqual([])
  for (const address of [
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    'no address',
  ])
    expect(isPrivateAddress(address), address).toBe(true)
  for (const address of ['93.184.215.14', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']) expect(isPrivateAddress(address), address).toBe(false)
})

test('external links: each address is requested once, and reported for every entry that links it', async () => {
  const file = changedSpace((space) => {
    // Other links of the space lead to the internet, which tests must not use.
    withoutAddresses(space.entries)
    resource(space.entries, 'nav-tickets').fields['url'] = { en: at('/404') }
    resource(space.entries, 'nav-groups').fields['url'] = { en: `${at('/404')}#part` }
    resource(space.entries, 'nav-visit').fields['url'] = { en: at('/there') }
  })
  asked.length = 0
  const { findings } = await check(file, { more: [inspectExternal(LOCAL)] })
  const dead = findings.filter(({ kind }) => kind === 'dead-external-link')
  expect(dead.map(inShort)).toEqual(['warning dead-external-link nav-groups url en', 'warning dead-external-link nav-tickets url en'])
  expect(dead[0]?.sentence).toBe(`Links to ${at('/404')}, which answers 404.`)
  expect(asked.toSorted()).toEqual(['GET /404', 'HEAD /404', 'HEAD /there'])
})

/** Removes external addresses from texts and fields. */
function withoutAddresses(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && /^https?:/.test(inner)) Reflect.set(value, name, 'mailto:someone@example.org')
    else withoutAddresses(inner)
  }
}
