import { setTimeout as later } from 'node:timers/promises'
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

const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 100 })

test.each([...Object.keys(FAULTS), 'killed'].map((name, index) => [name, index] as const))(
  'direct source: while the service is %s, cached pages are shown; when it recovers, new content is shown',
  { timeout: 240_000 },
  async (name, index) => {
    const unseen = `story ${index}`
    // On a busy machine, an answer of this service can arrive later than a page waits. Visits repeat until all answers are cached.
    const before = await soon(async () => {
      upstream.gate.asked()
      const visits = await Promise.all(SEEN.map((address) => site.visit(address)))
      expect(visits.map(({ kind }) => kind)).toEqual(['page', 'page', 'page', 'missing'])
      expect(upstream.gate.asked()).toEqual([])
      return visits
    })

    const transport = FAULTS[name]
    if (transport) upstream.gate.set(transport)
    else await upstream.gate.kill()
    await upstream.edit((draft) => void Object.assign(resource(draft.entries, 'story-seeing').fields['title'] ?? {}, { en: `Title ${index}` }))
    for (let round = 0; round < 3; round += 1) {
      const visits = await Promise.all(SEEN.map((address) => site.visit(address)))
      const changed = visits.filter((visit, at) => !isDeepStrictEqual(visit, before[at]))
      expect(changed).toEqual([])
      // The timers of a process fire in their order even on a busy machine, unlike a measured time, which includes that of other processes.
      const outcome = await Promise.race([site.visit(unseen), later(5000, 'still waiting')])
      expect(outcome).toMatchObject({ kind: 'failed', error: { code: 'unavailable', fault: 'unreachable' } })
    }

    await upstream.gate.revive()
    await soon(async () => expect(await site.visit(unseen)).toMatchObject({ kind: 'page' }))
    await soon(async () => expect(JSON.stringify(await site.visit('story')).includes(`Title ${index}`)).toBe(true))
  },
)
