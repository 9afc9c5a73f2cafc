import { z } from 'zod'
import { expect, test } from 'vitest'
import { MARKS } from '../../src/rich-text/rich-text.ts'
import { BASE_LOCALE } from '../../src/i18n/locales.ts'
import { placeOfPath } from '../../src/i18n/addresses/urls.ts'
import { entriesById, entriesOf, linkedId, linksOf, nodesOf, place, space, typeOf, values, type Link } from './space-file.ts'

const SYMBOL_MAX = 256

const ids: Readonly<Record<string, ReadonlySet<string>>> = {
  Entry: new Set(space.entries.map((entry) => entry.sys.id)),
  Asset: new Set(space.assets.map((asset) => asset.sys.id)),
  ContentType: new Set(space.contentTypes.map((type) => type.sys.id)),
  Tag: new Set(space.tags.map((tag) => tag.sys.id)),
}

function leadsNowhere({ sys: { linkType, id } }: Link): boolean {
  return !ids[linkType]?.has(id)
}

/** Returns the links of a value, including those in rich text. */
function allLinks(value: unknown, type: string): Link[] {
  return type === 'RichText' ? nodesOf(value).flatMap(({ data }) => data.target ?? []) : linksOf(value)
}

test('ids: none occurs twice', () => {
  expect(ids['Entry']?.size).toBe(space.entries.length)
  expect(ids['Asset']?.size).toBe(space.assets.length)
})

test('links: every one leads to an existing resource', () => {
  const dead = values.filter(({ value, field }) => allLinks(value, field.type).some(leadsNowhere))
  expect(dead.map(place)).toEqual([])
  const resources = [...space.entries, ...space.assets]
  expect(resources.filter(({ metadata }) => metadata.tags.some(leadsNowhere)).map(({ sys }) => sys.id)).toEqual([])
  expect(space.entries.filter(({ sys }) => leadsNowhere(sys.contentType)).map(({ sys }) => sys.id)).toEqual([])
})

test('link fields: refer only to content types that their validations allow', () => {
  const wrong = values.filter(({ value, field }) => {
    const { linkType, validations } = field.items ?? field
    const allowed = validations.find((each) => each.linkContentType)?.linkContentType
    return linksOf(value).some(({ sys }) => {
      const entry = entriesById.get(sys.id)
      return sys.linkType !== linkType || (allowed !== undefined && (!entry || !allowed.includes(typeOf(entry))))
    })
  })
  expect(wrong.map(place)).toEqual([])
})

test('values: have the type of their field and pass its validations', () => {
  const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
    Symbol: (value) => typeof value === 'string' && value.length <= SYMBOL_MAX,
    Text: (value) => typeof value === 'string' && value.length <= 50_000,
    RichText: (value) => nodesOf(value)[0]?.nodeType === 'document',
    Integer: (value) => Number.isInteger(value),
    Number: (value) => typeof value === 'number',
    Date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
    Boolean: (value) => typeof value === 'boolean',
    Location: (value) => z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).safeParse(value).success,
    Link: (value) => linksOf(value).length === 1 && !Array.isArray(value),
    'Array of Link': (value) => Array.isArray(value) && value.length > 0 && linksOf(value).length === value.length,
    'Array of Symbol': (value) => Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string'),
  }
  const wrong = values.filter(({ value, field }) => {
    const choices = [...field.validations, ...(field.items?.validations ?? [])].find((each) => each.in)?.in
    const regexp = field.validations.find((each) => each.regexp)?.regexp
    if (choices && ![value].flat().every((each) => choices.includes(String(each)))) return true
    if (regexp && !new RegExp(regexp.pattern, regexp.flags).test(String(value))) return true
    return !fits[field.items ? `Array of ${field.items.type}` : field.type]?.(value)
  })
  expect(wrong.map(place)).toEqual([])
})

test('entries: have every field that their content type requires', () => {
  const lacking = space.entries.flatMap((entry) => {
    const required = space.contentTypes.find((type) => type.sys.id === typeOf(entry))?.fields.filter((field) => field.required) ?? []
    return required.filter((field) => entry.fields[field.id]?.['en'] === undefined).map((field) => `${entry.sys.id}.${field.id}`)
  })
  expect(lacking).toEqual([])
})

test('rich text: all marks are supported', () => {
  const used = new Set(
    values.filter(({ field }) => field.type === 'RichText').flatMap(({ value }) => nodesOf(value).flatMap(({ marks }) => marks.map(({ type }) => type))),
  )
  expect([...used].toSorted()).toEqual([...MARKS].toSorted())
})

test('typed addresses: lead to a listing of the site or elsewhere by a safe scheme', () => {
  const typed = values.filter(({ field }) => ['url', 'bookingUrl'].includes(field.id)).map(({ value }) => String(value))
  const uris = values.filter(({ field }) => field.type === 'RichText').flatMap(({ value }) => nodesOf(value).flatMap(({ data }) => data.uri ?? []))
  const inside = [...typed, ...uris].filter((address) => address.startsWith('/'))
  const outside = [...typed, ...uris].filter((address) => !address.startsWith('/'))
  expect(
    inside.map((address) => placeOfPath(address.replace(/\/\*$/, '')).route).filter((route) => !['stories', 'events', 'topics', 'people'].includes(route)),
  ).toEqual([])
  expect(outside.filter((address) => !/^(?:https:|mailto:|tel:)/.test(address) || !URL.canParse(address))).toEqual([])
})

test('topics and tags: correspond one to one, and every story has a tag', () => {
  const tags = entriesOf('topic').map((topic) => topic.fields['tag']?.['en'])
  expect(tags.toSorted()).toEqual(space.tags.map((tag) => tag.sys.id).toSorted())
  expect(entriesOf('story').filter((story) => story.metadata.tags.length === 0)).toEqual([])
})

test('redirects: start at free addresses, and have a target or the status 410', () => {
  const top = new Set(entriesOf('page').map((page) => page.fields['slug']?.[BASE_LOCALE]))
  for (const redirect of entriesOf('redirect')) {
    const from = String(redirect.fields['from']?.['en'])
    expect(from).toMatch(/^\/[^/]/)
    expect(top.has(from.slice(1))).toBe(false)
    const isGone = redirect.fields['status']?.['en'] === '410'
    expect((linkedId(redirect, 'target') ?? redirect.fields['url']) === undefined).toBe(isGone)
  }
})
