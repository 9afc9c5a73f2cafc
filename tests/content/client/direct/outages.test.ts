import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FAULTS } from '../../../support/gate.ts'
import { siteOverHttp, type SiteOverHttp } from '../../../support/site-over-http.ts'
import { resource } from '../../../support/spaces/export-file.ts'
import { startUpstream, type Upstream } from '../../../support/upstream.ts'

const SEEN = ['home', 'story', 'topic', 'no such page']
let upstream: Upstream
let site: SiteOverHttp

beforeAll(async () => {
  upstream = await startUpstream()
  site = await siteOverHttp(upstream.env)
  await site.hears()
})

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

afterAll(async () => {
  await site.close()
  await upstream.stop()
})

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 100 })

test.each([...Object.keys(FAULTS), 'killed'].map((name, index) => [name, index] as const))(
  'direct source: while the service is %s, cached pages are shown; when it recovers, new content is shown',
  { timeout: 60_000 },
  async (name, index) => {
    const unseen = `story ${index}`
    const before = await Promise.all(SEEN.map((address) => site.visit(address)))
    expect(before.map(({ kind }) => kind)).toEqual(['page', 'page', 'page', 'missing'])

    const transport = FAULTS[name]
    if (transport) upstream.gate.set(transport)
    else await upstream.gate.kill()
    await upstream.edit((draft) => void Object.assign(resource(draft.entries, 'story-seeing').fields['title'] ?? {}, { en: `Title ${index}` }))
    for (let round = 0; round < 3; round += 1) {
      expect(await Promise.all(SEEN.map((address) => site.visit(address))).then((visits) => isDeepStrictEqual(visits, before))).toBe(true)
      const began = performance.now()
      expect(await site.visit(unseen)).toMatchObject({ kind: 'failed', error: { code: 'unavailable', fault: 'unreachable' } })
      expect(performance.now() - began).toBeLessThan(5000)
    }

    await upstream.gate.revive()
    await soon(async () => expect(await site.visit(unseen)).toMatchObject({ kind: 'page' }))
    await soon(async () => expect(JSON.stringify(await site.visit('story')).includes(`Title ${index}`)).toBe(true))
  },
)
