import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { entry } from '../../../packages/contentful-emulator/tests/example-space.ts'
import { followedSpace, type FollowedSpace } from '../../support/followed-space.ts'
import { open, rewriting } from '../../support/gate.ts'
import { newFolder, replicaOf, type OpenReplica } from '../../support/replica-of.ts'

let space: FollowedSpace
let opened: OpenReplica | undefined

beforeEach(async () => {
  space = await followedSpace()
})

afterEach(async () => {
  await opened?.replica.close()
  await space.close()
})

const item = '{"nodeType":"list-item","data":{},"content":['
const richText = (levels: number) => `{"nodeType":"document","data":{},"content":[${item.repeat(levels)}${']}'.repeat(levels)}]}`
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 20 })

describe.each([12_000, 100_000])('Replica: rich text of %i levels', (levels) => {
  const deepen = rewriting((body) => body.replaceAll(/"DEEP"/g, richText(levels)))
  const titleOf = async (id: string) => (await opened?.client.getEntry(id))?.fields['title']

  test('affects only its field: other changes are applied, also after a restart', async () => {
    const folder = newFolder()
    opened = await replicaOf(space, folder)
    space.gate.set(deepen)
    await space.edit(({ entries }) => entries.push(entry('article', 'deep', 60, { title: { en: 'Deep' }, rich: { en: 'DEEP' } })))
    await soon(async () => expect(await titleOf('deep')).toBe('Deep'))
    expect((await opened.client.getEntry('deep')).fields).toEqual({ title: 'Deep' })
    expect(opened.said).toContain('entry deep, field rich, locale en: is nested more than 1500 levels deep; the field is left out')

    await space.edit(({ entries }) => entries.push(entry('article', 'later', 61, { title: { en: 'Later' } })))
    await soon(async () => expect(await titleOf('later')).toBe('Later'))

    await opened.replica.close()
    opened = await replicaOf(space, folder)
    expect(await titleOf('deep')).toBe('Deep')
    await space.edit(({ entries }) => entries.push(entry('article', 'last', 62, { title: { en: 'Last' } })))
    await soon(async () => expect(await titleOf('last')).toBe('Last'))
  })

  test('does not stop the first copy', async () => {
    await space.edit(({ entries }) => entries.push(entry('article', 'deep', 60, { title: { en: 'Deep' }, rich: { en: 'DEEP' } })))
    space.gate.set(deepen)
    opened = await replicaOf(space)
    await soon(async () => expect(await titleOf('deep')).toBe('Deep'))
    expect(await titleOf('moon')).toBeDefined()
    space.gate.set(open)
  })
})
