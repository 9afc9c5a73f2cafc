import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { remote } from '../../../src/content/client/remote/remote.server.ts'
import type { DeliveryError } from '../../../src/content/error.ts'
import type { Expected } from '../../../src/content/following/expectations.server.ts'
import { follow, type Delta, type Follower, type Listener } from '../../../src/content/following/follower.server.ts'
import { upstream, type SpaceModel, type SyncedResource } from '../../../src/content/following/upstream.server.ts'
import { entry, SPACE } from '../../../packages/contentful-emulator/tests/example-space.ts'
import { followedSpace, type FollowedSpace, type SpaceDraft } from '../../support/followed-space.ts'
import { answering, open, shut } from '../../support/gate.ts'

let space: FollowedSpace
let follower: Follower | undefined

beforeEach(async () => {
  space = await followedSpace()
})

afterEach(async () => {
  await follower?.close()
  await space.close()
})

interface Heard {
  pages: SyncedResource[][]
  wholes: { model: SpaceModel; token: string }[]
  deltas: Delta[]
  failures: DeliveryError[]
  waits: number[]
  late: Expected[]
}

const long = 600_000

function listen(intervalMs: number, from?: { token: string; model: SpaceModel }, patienceMs?: number): Heard & Pick<Follower, 'notify'> {
  const heard: Heard = { pages: [], wholes: [], deltas: [], failures: [], waits: [], late: [] }
  let begun: SpaceModel = { contentTypes: [], locales: [], tags: [], concepts: [], conceptSchemes: [] }
  const listener: Listener = {
    begin: async (model) => {
      heard.pages = []
      begun = model
    },
    page: async (resources) => void heard.pages.push([...resources]),
    whole: async (token) => void heard.wholes.push({ model: begun, token }),
    delta: async (delta) => void heard.deltas.push(delta),
    failed: (error, waitMs) => {
      heard.failures.push(error)
      heard.waits.push(waitMs)
    },
    late: (expected) => void heard.late.push(expected),
  }
  const closing = new AbortController()
  const { within } = remote(space.env, SPACE)
  const started = follow(upstream(within, closing.signal), listener, { intervalMs, from, closing, patienceMs })
  follower = started
  return Object.assign(heard, { notify: started.notify })
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 })
const ids = (resources: readonly SyncedResource[]) => resources.map(({ sys }) => sys.id).toSorted()

describe('follower: synchronization', () => {
  test('reads all content and its model first, then only changes, with one request per token', async () => {
    const heard = listen(50)
    await until(() => expect(heard.wholes).toHaveLength(1))
    expect(heard.pages.flatMap(ids)).toHaveLength(8)
    expect(heard.pages[0]?.find(({ sys }) => sys.id === 'moon')).toMatchObject({ fields: { title: { en: 'The Moon', de: 'Der Mond' } } })
    expect(heard.wholes[0]?.model).toMatchObject({ contentTypes: { length: 2 }, locales: { length: 4 }, tags: { length: 1 } })
    await space.edit((draft) => {
      draft.entries = draft.entries.filter(({ sys }) => sys.id !== 'empty')
      draft.entries.push(entry('person', 'person-eve', 30, { name: { en: 'Eve' } }))
    })
    await until(() => expect(heard.deltas.flatMap(({ resources }) => ids(resources))).toEqual(['person-eve']))
    expect(heard.deltas.flatMap(({ deletions }) => deletions)).toEqual([{ kind: 'Entry', id: 'empty', at: expect.any(Number) }])
    const [asked, deltas] = [space.gate.count(), heard.deltas.length]
    await until(() => expect(heard.deltas.length).toBeGreaterThan(deltas + 5))
    // One query for the content model, which takes three requests, per twelve queries for content.
    expect(space.gate.count() - asked).toBeLessThanOrEqual(heard.deltas.length - deltas + 4)
    expect(heard.failures).toEqual([])
  })

  test('starts at once after a notification, and reads the model too', async () => {
    const heard = listen(long)
    await until(() => expect(heard.wholes).toHaveLength(1))
    await space.edit((draft) => draft.tags.splice(0, 1))
    heard.notify()
    await until(() => expect(heard.deltas).toHaveLength(1))
    expect(heard.deltas[0]?.model?.tags).toEqual([])
    expect(heard.wholes).toHaveLength(1)
  })

  test('reads the locales again if an entry uses a new one', async () => {
    const heard = listen(50)
    await until(() => expect(heard.wholes).toHaveLength(1))
    await space.edit((draft) => {
      const [german] = draft.locales
      if (german) draft.locales.push({ ...german, name: 'Latin', code: 'la', sys: { id: 'l-la', type: 'Locale', version: 1 } })
      for (const { sys, fields } of draft.entries) if (sys.id === 'moon') fields['title'] = { en: 'The Moon', la: 'Luna' }
    })
    await until(() => expect(heard.deltas.find(({ resources }) => ids(resources).includes('moon'))?.model?.locales.map(({ code }) => code)).toContain('la'))
  })

  test('reads all content again if a field of a content type is removed', async () => {
    const heard = listen(long)
    await until(() => expect(heard.wholes).toHaveLength(1))
    await space.edit((draft) => {
      for (const type of draft.contentTypes) if ('fields' in type && Array.isArray(type.fields)) type.fields = type.fields.filter(({ id }) => id !== 'slug')
    })
    heard.notify()
    await until(() => expect(heard.wholes).toHaveLength(2))
    expect(heard.deltas).toEqual([])
  })

  test('starts over if the space rejects the token, and continues if it accepts it', async () => {
    const heard = listen(long)
    await until(() => expect(heard.wholes).toHaveLength(1))
    const [{ model, token } = { model: { contentTypes: [], locales: [], tags: [], concepts: [], conceptSchemes: [] }, token: '' }] = heard.wholes
    await follower?.close()
    await space.edit((draft) => draft.entries.push(entry('person', 'person-eve', 30, { name: { en: 'Eve' } })))
    const again = listen(long, { token, model })
    await until(() => expect(again.deltas).toHaveLength(1))
    expect(ids(again.deltas[0]?.resources ?? [])).toEqual(['person-eve'])
    await follower?.close()
    const lost = listen(long, { token: 'nonsense', model })
    await until(() => expect(lost.wholes).toHaveLength(1))
    expect(lost.pages.flatMap(ids)).toHaveLength(9)
    expect([again.wholes.length, lost.failures]).toEqual([0, []])
  })
})

describe('follower: retries a failing space with growing delays', () => {
  test.each([
    ['is gone', shut, 'unreachable'],
    ['answers 500', answering(500, '{}'), 'unreachable'],
    ['answers something else', answering(200, '{"hello":"world"}'), 'unreachable'],
    ['breaks off', answering(200, '{"items":['), 'unreachable'],
    ['refuses', answering(401, '{}'), 'refused'],
  ])('if the space %s', async (_, way, fault) => {
    const heard = listen(50)
    await until(() => expect(heard.wholes).toHaveLength(1))
    space.gate.set(way)
    await until(() => expect(heard.failures.length).toBeGreaterThan(1))
    expect(heard.failures[0]?.fault).toBe(fault)
    space.gate.set(open)
    const before = heard.deltas.length
    await until(() => expect(heard.deltas.length).toBeGreaterThan(before))
    expect(heard.wholes).toHaveLength(1)
  })

  test('after the delay of the rate limit', async () => {
    const heard = listen(50)
    await until(() => expect(heard.wholes).toHaveLength(1))
    space.gate.set((_, outgoing) => void outgoing.writeHead(429, { 'X-Contentful-RateLimit-Reset': '7' }).end('{}'))
    await until(() => expect(heard.waits).toHaveLength(1))
    expect(heard.waits[0]).toBeGreaterThanOrEqual(7000)
  })

  test('if the first synchronization breaks off', async () => {
    let pages = 0
    space.gate.set((incoming, outgoing, pass) => {
      if (incoming.url?.includes('/sync') && (pages += 1) < 4) return shut(incoming, outgoing, pass)
      return pass()
    })
    const heard = listen(50)
    await until(() => expect(heard.wholes).toHaveLength(1))
    expect(heard.pages.flatMap(ids)).toHaveLength(8)
  })

  test('with smaller pages if answers would be too large', async () => {
    const sizes: number[] = []
    const tooLarge = answering(400, '{"sys":{"type":"Error","id":"BadRequest"},"message":"Response size too big. Maximum allowed response size: 7340032B."}')
    space.gate.set((incoming, outgoing, pass) => {
      const limit = Number(new URL(incoming.url ?? '', 'http://x').searchParams.get('limit'))
      if (!incoming.url?.includes('/sync?')) return pass()
      if (limit > 0) sizes.push(limit)
      return limit > 10 || (limit === 0 && sizes.at(-1) === 4 && sizes.length === 4) ? tooLarge(incoming, outgoing, pass) : pass()
    })
    const heard = listen(600_000)
    await until(() => expect(heard.wholes).toHaveLength(1))
    expect(sizes).toEqual([250, 63, 16, 4, 1])
    expect(heard.pages.flatMap(ids)).toHaveLength(8)
    expect(heard.failures).toEqual([])
  })
})

describe('follower: repeats requests after a notification until the space shows the change', () => {
  const publish = (draft: SpaceDraft, id: string, revision: number, at = '2026-06-01T12:00:00.000Z') => {
    for (const { sys, fields } of draft.entries) {
      if (sys.id !== id) continue
      Object.assign(sys, { publishedCounter: revision, publishedVersion: 2 * revision, version: 2 * revision + 1, publishedAt: at })
      fields['title'] = { en: `Revision ${revision}` }
    }
  }
  const moon = (revision: number) => ({ kind: 'Entry', id: 'moon', revision, isGone: false, at: Date.parse('2026-06-01T12:00:00.000Z') }) as const
  const questions = () => space.gate.asked().filter((path) => path.includes('/sync')).length

  test('with growing delays and without the model if the delivery lags, and stops when it arrives', async () => {
    const heard = listen(long)
    await until(() => expect(heard.wholes).toHaveLength(1))
    space.gate.asked()
    expect(heard.notify(moon(2))).toBe(false)
    await until(() => expect(heard.deltas.length).toBeGreaterThan(3))
    expect(space.gate.asked().filter((path) => !path.includes('/sync'))).toEqual([])
    await space.edit((draft) => publish(draft, 'moon', 2))
    await until(() => expect(heard.deltas.flatMap(({ resources }) => ids(resources))).toEqual(['moon']))
    const settled = heard.deltas.length
    expect(heard.notify(moon(2))).toBe(true)
    expect(heard.notify(moon(1))).toBe(true)
    // A notification of a known change triggers no query. The next query belongs to a notification of another change.
    heard.notify()
    await until(() => expect(heard.deltas).toHaveLength(settled + 1))
    expect(heard.late).toEqual([])
  })

  test('until it gives up with one report, and applies the change whenever it arrives', async () => {
    const heard = listen(long, undefined, 700)
    await until(() => expect(heard.wholes).toHaveLength(1))
    heard.notify(moon(2))
    await until(() => expect(heard.late).toEqual([moon(2)]))
    questions()
    await space.edit((draft) => publish(draft, 'moon', 2))
    expect(questions()).toBe(0)
    heard.notify()
    await until(() => expect(heard.deltas.flatMap(({ resources }) => ids(resources))).toEqual(['moon']))
    expect(heard.late).toHaveLength(1)
  })

  test('if an entry is unpublished, or was unpublished before a notified revision arrived', async () => {
    const heard = listen(long, undefined, 20_000)
    await until(() => expect(heard.wholes).toHaveLength(1))
    expect(heard.notify({ ...moon(1), isGone: true })).toBe(false)
    expect(heard.notify({ kind: 'Entry', id: 'mars', revision: 2, isGone: false, at: 0 })).toBe(false)
    await space.edit((draft) => void (draft.entries = draft.entries.filter(({ sys }) => sys.id !== 'moon' && sys.id !== 'mars')))
    await until(() => expect(heard.deltas.flatMap(({ deletions }) => deletions.map(({ id }) => id)).toSorted()).toEqual(['mars', 'moon']))
    expect(heard.notify({ ...moon(1), isGone: true })).toBe(true)
    expect(heard.notify({ kind: 'Entry', id: 'mars', revision: 2, isGone: false, at: 0 })).toBe(true)
    // Publishing again later is another change.
    expect(heard.notify({ ...moon(2), at: Date.parse('2199-01-01') })).toBe(false)
  })

  test('if a content type changes, which only the model shows', async () => {
    const heard = listen(long)
    await until(() => expect(heard.wholes).toHaveLength(1))
    expect(heard.notify({ kind: 'ContentType', id: 'person', revision: 2, isGone: false, at: undefined })).toBe(false)
    await space.edit((draft) => {
      for (const type of draft.contentTypes)
        if ('sys' in type && Object(type.sys).id === 'person') Object.assign(type, { name: 'Human', sys: { ...Object(type.sys), publishedCounter: 2 } })
    })
    await until(() => expect(heard.deltas.find(({ model }) => model)?.model?.contentTypes).toContainEqual(expect.objectContaining({ name: 'Human' })))
    expect(heard.notify({ kind: 'ContentType', id: 'person', revision: 2, isGone: false, at: undefined })).toBe(true)
  })

  test('retries only after the rate limit has reset', async () => {
    const heard = listen(long)
    await until(() => expect(heard.wholes).toHaveLength(1))
    space.gate.set((_, outgoing) => {
      // A notification arrives while a request is open.
      heard.notify(moon(3))
      outgoing.writeHead(429, { 'X-Contentful-RateLimit-Reset': '7' }).end('{}')
    })
    heard.notify(moon(2))
    await until(() => expect(heard.waits).toHaveLength(1))
    questions()
    for (let times = 0; times < 20; times += 1) heard.notify(moon(2 + times))
    await space.edit((draft) => publish(draft, 'moon', 2))
    expect(questions()).toBe(0)
  })
})
