import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import settings from '../../content/foundation/app.config.ts'
import { checkSite } from '../../src/config/check-site.server.ts'
import { space, typeOf, type Entry } from './space-file.ts'

const foundation: { readonly entries: readonly Entry[]; readonly tags: readonly { readonly sys: { readonly id: string } }[] } = JSON.parse(
  readFileSync('content/foundation/space.json', 'utf8'),
)
const site = settings.sites?.find(({ id }) => id === 'foundation')

test('foundation: its settings are valid, and name entries of its space', () => {
  expect(() => checkSite(settings)).not.toThrow()
  expect(foundation.entries.map(({ sys }) => sys.id)).toContain(site?.settings)
  expect(foundation.tags.map(({ sys }) => sys.id)).toEqual([site?.entries?.tag])
})

test('foundation: each page has its tag, and the observatory has no entry with the tag or an id of the foundation', () => {
  const isTagged = ({ metadata }: Entry) => metadata.tags.some(({ sys }) => sys.id === site?.entries?.tag)
  expect(foundation.entries.filter((entry) => isTagged(entry) !== (typeOf(entry) === 'page'))).toEqual([])
  expect(space.entries.filter(isTagged)).toEqual([])
  const ids = new Set(foundation.entries.map(({ sys }) => sys.id))
  expect(ids.size).toBe(foundation.entries.length)
  expect(space.entries.filter(({ sys }) => ids.has(sys.id))).toEqual([])
})

test('foundation: each text is in each of its languages', () => {
  const gaps = foundation.entries.flatMap((entry) => {
    const type = space.contentTypes.find(({ sys }) => sys.id === typeOf(entry))
    return Object.entries(entry.fields).flatMap(([name, byLocale]) => {
      const isLocalized = type?.fields.find(({ id }) => id === name)?.localized
      const wanted = isLocalized ? (site?.languages ?? []) : ['en']
      return Object.keys(byLocale).toSorted().join() === wanted.toSorted().join() ? [] : [`${entry.sys.id}.${name}`]
    })
  })
  expect(gaps).toEqual([])
})

test('foundation: each link leads to an entry or asset of one of the two sites', () => {
  const known = new Set([...space.entries, ...space.assets, ...foundation.entries].map(({ sys }) => sys.id))
  const linked = [...JSON.stringify(foundation.entries.map(({ fields }) => fields)).matchAll(/"linkType":"(?:Entry|Asset)","id":"([^"]+)"/g)]
  expect(linked.length).toBeGreaterThan(30)
  expect(linked.map(([, id = '']) => id).filter((id) => !known.has(id))).toEqual([])
})
