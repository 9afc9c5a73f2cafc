import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { entry, exampleSpace } from '../../../packages/contentful-emulator/tests/example-space.ts'
import { followedSpace, type FollowedSpace } from '../../support/followed-space.ts'
import { answering, open, shut } from '../../support/gate.ts'
import { newFolder, replicaOf, type OpenReplica } from '../../support/replica-of.ts'

let space: FollowedSpace
let folder: string
const opened: OpenReplica[] = []

beforeEach(async () => {
  space = await followedSpace(withLongText())
  folder = newFolder()
})

afterEach(async () => {
  vi.useRealTimers()
  for (const { replica } of opened.splice(0)) await replica.close()
  await space.close()
})

const soon = { timeout: 10_000, interval: 20 }

function withLongText() {
  const draft = exampleSpace()
  const paragraph = { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: 'Ein langer Satz. '.repeat(200), marks: [], data: {} }] }
  draft.entries.push(entry('article', 'long', 40, { title: { en: 'Long' }, rich: { en: { nodeType: 'document', data: {}, content: [paragraph] } } }))
  return draft
}

async function start(intervalMs?: number, host?: string): Promise<OpenReplica> {
  const made = await replicaOf(space, folder, intervalMs, host)
  opened.push(made)
  return made
}

async function stop({ replica }: OpenReplica): Promise<void> {
  opened.splice(0)
  await replica.close()
}

const entries = async ({ client }: OpenReplica) =>
  JSON.parse(JSON.stringify(await client.withAllLocales.withoutLinkResolution.getEntries({ order: ['sys.id'], include: 1 })))
const ids = async (from: OpenReplica): Promise<string[]> => (await entries(from)).items.map((item: { sys: { id: string } }) => item.sys.id)
const files = () => readdirSync(folder).filter((name) => name.endsWith('.replica'))
const path = () => join(folder, files()[0] ?? '')

/** Stores a snapshot of the space on disk, followed by a change with one more entry. */
async function kept(): Promise<unknown> {
  const first = await start()
  await vi.waitFor(() => expect(files()).toHaveLength(1), soon)
  const before = statSync(path()).size
  await space.edit((draft) => {
    draft.entries = draft.entries.filter(({ sys }) => sys.id !== 'empty')
    draft.entries.push(entry('person', 'person-eve', 30, { name: { en: 'Eve' } }))
  })
  await vi.waitFor(async () => expect(await ids(first)).toContain('person-eve'), soon)
  await vi.waitFor(() => expect(statSync(path()).size).toBeGreaterThan(before), soon)
  const answer = await entries(first)
  await stop(first)
  return answer
}

describe('Replica: with a copy on disk', () => {
  test('answers from disk while the space is unreachable, reports the age, and catches up when it is back', async () => {
    const before = await kept()
    space.gate.set(shut)
    const began = Date.now()
    const again = await start()
    expect(await entries(again)).toEqual(before)
    const { state } = again.replica
    expect(state.kind).toBe('from disk')
    if (state.kind === 'from disk') expect(Math.abs(began - state.since.getTime())).toBeLessThan(60_000)
    await vi.waitFor(
      () => expect(again.said).toEqual([expect.stringMatching(/^space\.test does not answer.*\(ECONNRESET\)\. Visitors see the content as it was/)]),
      soon,
    )
    space.gate.set(open)
    await space.edit((draft) => draft.entries.push(entry('person', 'person-zoe', 31, { name: { en: 'Zoe' } })))
    await vi.waitFor(async () => expect(await ids(again)).toContain('person-zoe'), soon)
    expect(again.replica.state).toEqual({ kind: 'current' })
    expect(again.said[1]).toMatch(/^space\.test answers again after \d+ s/)
    expect(again.changes.flatMap(({ resources }) => resources.map(({ id }) => id))).toEqual(['person-zoe'])
  })

  test('the length of an outage does not depend on a clock that is set back', async () => {
    await kept()
    space.gate.set(shut)
    const again = await start()
    await vi.waitFor(() => expect(again.said).toHaveLength(1), soon)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
    space.gate.set(open)
    await vi.waitFor(() => expect(again.said).toHaveLength(2), soon)
    expect(again.said[1]).toMatch(/^space\.test answers again after \d+ s/)
  })

  test('requests only the changes since the copy', async () => {
    await kept()
    const asked: string[] = []
    space.gate.set((incoming, outgoing, pass) => {
      asked.push(incoming.url ?? '')
      open(incoming, outgoing, pass)
    })
    const again = await start(600_000)
    await vi.waitFor(() => expect(again.replica.state.kind).toBe('current'), soon)
    expect(asked.filter((url) => url.includes('/sync'))).toEqual([expect.stringContaining('sync_token=')])
  })

  test('requests the changes again that a crash has cut off', async () => {
    const before = await kept()
    truncateSync(path(), statSync(path()).size - 5)
    const again = await start()
    expect(await ids(again)).toContain('empty')
    await vi.waitFor(async () => expect(await entries(again)).toEqual(before), soon)
    expect(again.said).toEqual([])
    await stop(again)
    space.gate.set(shut)
    expect(await entries(await start())).toEqual(before)
  })

  test.each([
    ['cut in half', () => truncateSync(path(), Math.floor(statSync(path()).size / 3)), /not written to its end/],
    ['no snapshot at all', () => writeFileSync(path(), 'hello '.repeat(100)), /cannot be used/],
    ['empty', () => writeFileSync(path(), ''), /not written to its end/],
    [
      'changed in the midst',
      () => {
        const bytes = readFileSync(path())
        bytes.write('Monk', bytes.indexOf('Moon'))
        writeFileSync(path(), bytes)
      },
      /not what was written/,
    ],
    ['followed by rubbish', () => appendFileSync(path(), Buffer.alloc(100)), /not what was written|JSON/],
  ])('sets a file aside that is %s, logs it in one line, and fetches everything again', async (_, damage, why) => {
    const before = await kept()
    damage()
    const again = await start()
    expect(again.said).toEqual([
      expect.stringMatching(/^The copy of the space on disk cannot be used: [^\n]+\. A new copy is created; the old one is .*\.set-aside\.$/),
    ])
    expect(again.said[0]).toMatch(why)
    expect(await entries(again)).toEqual(before)
    await vi.waitFor(() => expect(files()).toHaveLength(1), soon)
    expect(readdirSync(folder).filter((name) => name.endsWith('.set-aside'))).toHaveLength(1)
  })

  test('sets a file of another space aside', async () => {
    const before = await kept()
    const mine = path()
    const bytes = readFileSync(mine)
    writeFileSync(mine.replace('space.test', 'other.test'), bytes)
    const again = await start(50, 'other.test')
    expect(again.said).toEqual([expect.stringMatching(/cannot be used: it is of space "examplespace", environment "master" at space\.test\./)])
    expect(await entries(again)).toEqual(before)
  })

  test('works in memory and logs a line if it cannot write to disk', async () => {
    writeFileSync(join(folder, 'file'), '')
    folder = join(folder, 'file')
    const made = await start()
    expect(await ids(made)).toContain('moon')
    await vi.waitFor(() => expect(made.said).toEqual([expect.stringMatching(/cannot be stored in .* \(E\w+.*\): the next start takes longer/)]), soon)
  })
})

describe('Replica: without a copy', () => {
  test('is empty while the space is unreachable, and is filled when it is back', async () => {
    space.gate.set(shut)
    const made = await start()
    expect(made.replica.state).toMatchObject({ kind: 'empty', error: { fault: 'unreachable' } })
    await expect(made.client.getEntries()).rejects.toMatchObject({ code: 'unavailable' })
    space.gate.set(open)
    await vi.waitFor(() => expect(made.replica.state.kind).toBe('current'), soon)
    expect(await ids(made)).toContain('moon')
  })

  test('reports the error if the space refuses the token', async () => {
    space.gate.set(answering(401, '{"sys":{"type":"Error","id":"AccessTokenInvalid"}}'))
    expect((await start()).replica.state).toMatchObject({ kind: 'empty', error: { fault: 'refused', status: 401 } })
  })
})
