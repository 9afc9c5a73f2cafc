import { createHmac } from 'node:crypto'
import { createClient } from 'contentful'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createContentService, type ContentServiceOptions, type SpaceSource } from 'contentful-emulator/service.ts'
import { ask, asset, DRAFT, exampleSpace, SPACE, writeAssetFile, writeSpace } from '../example-space.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const SECRET = `//images.secure.ctfassets.net/${SPACE}/press/abc/press.png`

async function protectedService(embargo?: SpaceSource['embargo'], more: Partial<ContentServiceOptions> = {}) {
  const content = exampleSpace()
  content.assets.push(asset('press', 8, { url: SECRET }))
  content.assets.push(asset('unpublished', 9, { url: `//images.ctfassets.net/${SPACE}/unpublished/abc/u.png` }, DRAFT))
  const written = await writeSpace(content)
  await writeAssetFile(written.folder, SECRET, 'press')
  await writeAssetFile(written.folder, `//images.ctfassets.net/${SPACE}/unpublished/abc/u.png`, 'unpublished')
  await writeAssetFile(written.folder, `//images.ctfassets.net/${SPACE}/crater/0123456789abcdef0123456789abcdef/crater.png`, 'crater')
  const service = await createContentService({ spaces: [{ file: written.file, embargo }], ...more })
  closing.push(written.remove, service.close)
  return { service, written }
}

type Service = Awaited<ReturnType<typeof protectedService>>['service']

const now = () => Math.floor(Date.now() / 1000)
const createKey = (service: Service, body: unknown) => ask(service, 'asset_keys', { method: 'POST', body: JSON.stringify(body) })
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs an address as contentful-export and the documentation do. */
function sign(address: string, { policy, secret }: { policy: string; secret: string }, claims: object = {}): string {
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: address, iat: now(), ...claims })}`
  return `${address}?token=${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}&policy=${policy}`
}

const statusOf = async (service: Service, url: string) => (await service.fetch(new Request(url))).status
const urlOf = async (service: Service, id: string, host = 'cdn.contentful.com') => (await ask(service, `assets/${id}`, { host })).body.fields.file.url

describe('asset keys', () => {
  it('the SDK can create them, and they have the format of Contentful', async () => {
    const { service } = await protectedService()
    const client = createClient({ space: SPACE, accessToken: 'any', adapter: service.adapter })
    const expiresAt = now() + 3600
    const { policy, secret } = await client.createAssetKey(expiresAt)
    const [header = '', payload = '', ...more] = policy.split('.')
    expect(more).toEqual([])
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT', kid: '1:1' })
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ exp: expiresAt, sub: SPACE, aud: 'adn', 'ctf:unpub': false })
    expect(secret).toMatch(/^[\w-]{43}$/)
  })

  it('answer with the management content type', async () => {
    const { service } = await protectedService()
    const { status, headers } = await createKey(service, { expiresAt: now() + 60 })
    expect([status, headers.get('content-type')]).toEqual([200, 'application/vnd.contentful.management.v1+json'])
  })

  it.each([
    ['in the past', () => ({ expiresAt: now() - 1 })],
    ['more than 48 hours ahead', () => ({ expiresAt: now() + 48 * 3600 + 60 })],
    ['that is no whole number', () => ({ expiresAt: 'tomorrow' })],
    ['that is missing', () => ({})],
  ])('with an expiry %s are refused', async (_, body) => {
    const { service } = await protectedService()
    const answer = await createKey(service, body())
    expect([answer.status, answer.body.sys.id]).toEqual([422, 'ValidationFailed'])
  })

  it('need a JSON body of moderate size, POST, and the environment in the path', async () => {
    const { service } = await protectedService()
    const post = (body: string) => ask(service, 'asset_keys', { method: 'POST', body })
    expect((await post('{')).status).toBe(400)
    expect((await post('x'.repeat(100_000))).status).toBe(413)
    expect((await ask(service, 'asset_keys')).status).toBe(405)
    expect((await ask(service, `https://cdn.contentful.com/spaces/${SPACE}/asset_keys`, { method: 'POST', body: '{}' })).status).toBe(404)
  })
})

describe('an asset with a secure address', () => {
  it('is refused without a signature and served with one, image parameters added freely', async () => {
    const { service } = await protectedService()
    const key = (await createKey(service, { expiresAt: now() + 60 })).body
    const url = await urlOf(service, 'press')
    expect(url).toBe(`https://cdn.contentful.com/images.secure.ctfassets.net/${SPACE}/press/abc/press.png`)
    expect(await statusOf(service, url)).toBe(403)
    expect(await statusOf(service, url.replace('.secure.ctfassets.net', ''))).toBe(403)
    expect(await statusOf(service, sign(url, key))).toBe(200)
    expect(await statusOf(service, `${sign(url, key, { exp: now() + 30 })}&unknown=1`)).toBe(200)
  })

  it('may be signed with the address at Contentful', async () => {
    const { service } = await protectedService()
    const key = (await createKey(service, { expiresAt: now() + 60 })).body
    const [, query] = sign(`https:${SECRET}`, key).split('?')
    expect(await statusOf(service, `${await urlOf(service, 'press')}?${query}`)).toBe(200)
  })

  it('is refused with a signature that is forged, for another address, or expired', async () => {
    const { service } = await protectedService()
    const key = (await createKey(service, { expiresAt: now() + 60 })).body
    const url = await urlOf(service, 'press')
    const other = (await createKey(service, { expiresAt: now() + 120 })).body
    const policy = `${part({ alg: 'HS256', typ: 'JWT', kid: '1:1' })}.${part({ exp: now() + 9999, sub: SPACE, aud: 'adn' })}`
    const bad = [
      sign(url, { policy: key.policy, secret: 'guessed' }),
      sign(url, { policy: other.policy, secret: key.secret }),
      sign(url, { policy, secret: key.secret }),
      sign(url, key, { exp: now() - 1 }),
      sign(url, key, { sub: `${url}.other` }),
      `${url}?token=a.b.c&policy=${key.policy}`,
      `${url}?token=&policy=`,
      `${url}?token=${part({ alg: 'none' })}.${part({ sub: url })}.&policy=${key.policy}`,
    ]
    for (const address of bad) expect(await statusOf(service, address), address).toBe(403)
  })

  it('is refused once the key itself has expired', async () => {
    const { service } = await protectedService()
    const key = (await createKey(service, { expiresAt: now() + 1 })).body
    const url = await urlOf(service, 'press')
    const signed = sign(url, key)
    expect(await statusOf(service, signed)).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await statusOf(service, signed)).toBe(403)
  })

  it('keeps its keys after a restart if there is a state folder', async () => {
    const { written, service } = await protectedService()
    const start = () => createContentService({ spaces: [{ file: written.file }], state: `${written.folder}/state` })
    const first = await start()
    const key = (await createKey(first, { expiresAt: now() + 60 })).body
    const second = await start()
    expect(await statusOf(second, sign(await urlOf(second, 'press'), key))).toBe(200)
    expect(await statusOf(service, sign(await urlOf(service, 'press'), key))).toBe(403)
    await Promise.all([first.close(), second.close()])
  })
})

describe('protection modes', () => {
  it('preparation: keys can be created, every address stays public', async () => {
    const { service } = await protectedService('preparation')
    expect((await createKey(service, { expiresAt: now() + 60 })).status).toBe(200)
    expect(await statusOf(service, await urlOf(service, 'crater'))).toBe(200)
  })

  it('unpublished: the Preview API returns secure addresses, and public ones of unpublished assets are refused', async () => {
    const { service } = await protectedService('unpublished')
    expect(await urlOf(service, 'crater')).not.toContain('secure')
    expect(await statusOf(service, await urlOf(service, 'crater'))).toBe(200)
    const url = await urlOf(service, 'unpublished', 'preview.contentful.com')
    expect(url).toContain('/images.secure.ctfassets.net/')
    expect(await statusOf(service, url.replace('.secure.ctfassets.net', ''))).toBe(403)
    const key = (await createKey(service, { expiresAt: now() + 60 })).body
    expect(await statusOf(service, sign(url, key))).toBe(200)
  })

  it('all: every address is secure', async () => {
    const { service } = await protectedService('all')
    const url = await urlOf(service, 'crater')
    expect(url).toContain('/images.secure.ctfassets.net/')
    expect(await statusOf(service, url.replace('.secure.ctfassets.net', ''))).toBe(403)
  })
})
