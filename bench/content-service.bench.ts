/**
 * Measures load time, memory and queries of the content service. Run `node bench/content-service.bench.ts [entries…]`.
 * Each query is compared with a plain scan of the same entries in the same run: only this ratio is valid for other machines.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createContentService, type ContentService } from 'contentful-emulator/service.ts'

const SPACE = 'benchspace'
const WORDS = 'star moon comet orbit dust light galaxy nebula planet dome lens night cloud meteor tide crater sun halo ring spectrum'.split(' ')

interface Entry {
  readonly sys: { readonly id: string; readonly updatedAt: string; readonly contentType: { readonly sys: { readonly id: string } } }
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const localized = (value: (locale: string) => unknown) => ({ en: value('en'), de: value('de') })
const words = (seed: number, count: number) => Array.from({ length: count }, (_, i) => WORDS[(seed * 7 + i * i * 13 + i) % WORDS.length]).join(' ')

function entry(i: number, total: number): Entry {
  const type = i % 10 === 0 ? 'person' : 'story'
  const time = new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString()
  const story = {
    slug: localized((locale) => `story-${i}-${locale}`),
    body: localized(() => words(i, 120)),
    count: { en: i % 500 },
    when: { en: new Date(Date.UTC(2020, 0, 1) + ((i * 7919) % total) * 3_600_000).toISOString() },
    labels: { en: [WORDS[i % 20], WORDS[(i * 3) % 20]] },
    author: { en: link('Entry', `e${i - (i % 10)}`) },
    cover: { en: link('Asset', `a${i % Math.max(1, total / 10)}`) },
    related: { en: [link('Entry', `e${(i * 31) % total}`), link('Entry', `e${(i * 17) % total}`)] },
  }
  const fields = { title: localized((locale) => `${words(i, 4)} ${i} ${locale}`), ...(type === 'story' ? story : {}) }
  const sys = {
    id: `e${i}`,
    type: 'Entry',
    createdAt: time,
    updatedAt: time,
    version: 3,
    publishedVersion: 2,
    publishedCounter: 1,
    firstPublishedAt: time,
    publishedAt: time,
  }
  return { sys: { ...sys, contentType: link('ContentType', type) }, fields }
}

const modelField = (id: string, type: string, more: object = {}) => ({ id, name: id, type, localized: ['title', 'slug', 'body'].includes(id), ...more })

const asset = (i: number) => {
  const url = `//images.ctfassets.net/${SPACE}/a${i}/x/a${i}.jpg`
  return {
    sys: { id: `a${i}`, type: 'Asset', version: 3, publishedVersion: 2 },
    fields: { title: { en: `Picture ${i}` }, file: { en: { url, fileName: `a${i}.jpg`, contentType: 'image/jpeg', details: { size: 1 } } } },
  }
}

function space(total: number) {
  const fields = [
    modelField('title', 'Symbol'),
    modelField('slug', 'Symbol'),
    modelField('body', 'Text'),
    modelField('count', 'Integer'),
    modelField('when', 'Date'),
    modelField('labels', 'Array', { items: { type: 'Symbol' } }),
    modelField('author', 'Link', { linkType: 'Entry' }),
    modelField('cover', 'Link', { linkType: 'Asset' }),
    modelField('related', 'Array', { items: { type: 'Link', linkType: 'Entry' } }),
  ]
  return {
    locales: [
      { code: 'en', name: 'English', default: true, fallbackCode: null },
      { code: 'de', name: 'German', default: false, fallbackCode: 'en' },
    ],
    contentTypes: ['story', 'person'].map((id) => ({ sys: { id, type: 'ContentType', version: 3, publishedVersion: 2 }, name: id, fields })),
    entries: Array.from({ length: total }, (_, i) => entry(i, total)),
    assets: Array.from({ length: Math.max(1, total / 10) }, (_, i) => asset(i)),
  }
}

type Space = ReturnType<typeof space>

interface Query {
  readonly name: string
  readonly path: (i: number, total: number) => string
  /** Finds the same result by reading every entry. */
  readonly scan: (all: Space, i: number, total: number) => unknown
}

const stories = ({ entries }: Space) => entries.filter(({ sys }) => sys.contentType.sys.id === 'story')
const value = (it: Entry, field: string, locale = 'en') => it.fields[field]?.[locale]
const page = (found: readonly Entry[]) => structuredClone(found.slice(0, 20))
const byUpdate = (found: readonly Entry[]) => found.toSorted((a, b) => (a.sys.updatedAt < b.sys.updatedAt ? 1 : -1))
const includes = (text: unknown, search: string) => String(text).toLowerCase().includes(search)

const QUERIES: readonly Query[] = [
  { name: 'one entry by id', path: (i) => `entries?sys.id=e${i}&include=0`, scan: ({ entries }, i) => page(entries.filter(({ sys }) => sys.id === `e${i}`)) },
  {
    name: 'slug, with two levels of links',
    path: (i) => `entries?content_type=story&fields.slug=story-${i - (i % 10) + 1}-en&include=2`,
    scan: (all, i) => page(stories(all).filter((it) => value(it, 'slug') === `story-${i - (i % 10) + 1}-en`)),
  },
  { name: 'newest 20 of a type', path: () => 'entries?content_type=story&limit=20&include=1', scan: (all) => page(byUpdate(stories(all))) },
  {
    name: '20 of a type by date, page 3',
    path: () => 'entries?content_type=story&order=-fields.when&limit=20&skip=40&include=1',
    scan: (all) =>
      page(
        stories(all)
          .toSorted((a, b) => (String(value(a, 'when')) < String(value(b, 'when')) ? 1 : -1))
          .slice(40),
      ),
  },
  {
    name: 'links to an entry',
    path: (i) => `entries?links_to_entry=e${i - (i % 10)}&limit=20&include=0`,
    scan: (all, i) => page(all.entries.filter((it) => JSON.stringify(it.fields).includes(`"e${i - (i % 10)}"`))),
  },
  {
    name: 'label, in German',
    path: (i) => `entries?content_type=story&fields.labels[in]=${WORDS[i % 20]}&locale=de&limit=20&include=0`,
    scan: (all, i) => page(stories(all).filter((it) => includes(value(it, 'labels'), WORDS[i % 20] ?? ''))),
  },
  {
    name: 'a range of dates',
    path: () => 'entries?content_type=story&fields.when[gte]=2020-02-01&fields.when[lt]=2020-02-08&limit=20&include=0',
    scan: (all) => page(stories(all).filter((it) => String(value(it, 'when')) >= '2020-02-01' && String(value(it, 'when')) < '2020-02-08')),
  },
  {
    name: 'a word in one field',
    path: (i) => `entries?content_type=story&fields.body[match]=${WORDS[i % 20]}&limit=20&include=0`,
    scan: (all, i) => page(stories(all).filter((it) => includes(value(it, 'body'), WORDS[i % 20] ?? ''))),
  },
  {
    name: 'two words anywhere',
    path: (i) => `entries?query=${WORDS[i % 20]} ${i}&limit=20&include=0`,
    scan: (all, i) =>
      page(
        all.entries.filter((it) => [value(it, 'title'), value(it, 'body')].some((text) => includes(text, WORDS[i % 20] ?? '') && includes(text, String(i)))),
      ),
  },
  {
    name: '100 with two levels of links',
    path: () => 'entries?content_type=story&limit=100&include=2',
    scan: (all) => structuredClone(byUpdate(stories(all)).slice(0, 100)),
  },
]

function heapInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
const show = (ms: number) => (ms < 10 ? ms.toFixed(3) : ms.toFixed(0)).padStart(9)

async function timed(run: () => unknown): Promise<number> {
  const before = performance.now()
  await run()
  return performance.now() - before
}

/** Sends a request in process, as the SDK does. The response is a fresh copy. */
function ask(service: ContentService, path: string): Promise<unknown> {
  const [url = '', query] = path.split('?')
  const headers = { Authorization: 'Bearer any' }
  return service.adapter({
    baseURL: `https://cdn.contentful.com/spaces/${SPACE}/environments/master/`,
    url,
    method: 'get',
    headers,
    params: Object.fromEntries(new URLSearchParams(query)),
  })
}

async function bench(total: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'content-service-bench-'))
  const file = join(folder, 'space.json')
  const source = JSON.stringify(space(total))
  await writeFile(file, source)
  const baseline = heapInUse()
  let service: ContentService | undefined
  const load = await timed(async () => {
    service = await createContentService({ spaces: [{ file, spaceId: SPACE }] })
  })
  if (!service) throw new Error('did not load')
  const parse = await timed(() => JSON.parse(source))
  const loaded = heapInUse() - baseline
  console.log(`\n${total.toLocaleString('en')} entries, ${(source.length / 2 ** 20).toFixed(1)} MB`)
  console.log(`load ${load.toFixed(0)} ms (${(load / parse).toFixed(1)} × JSON.parse alone), memory ${(loaded / 2 ** 20).toFixed(0)} MB`)
  console.log(`${'query'.padEnd(32)}${'first ms'.padStart(9)}${'median ms'.padStart(10)}${'scan ms'.padStart(9)}  scan ÷ median`)
  const all: Space = JSON.parse(source)
  for (const query of QUERIES) {
    const index = (n: number) => ((n * 7919) % (total / 10)) * 10 + 1
    const first = await timed(() => ask(service ?? never(), query.path(index(0), total)))
    const times: number[] = []
    for (let n = 1; n <= 60; n++) times.push(await timed(() => ask(service ?? never(), query.path(index(n), total))))
    const scans: number[] = []
    for (let n = 1; n <= (total > 10_000 ? 3 : 7); n++) scans.push(await timed(() => query.scan(all, index(n), total)))
    const ratio = median(scans) / median(times)
    console.log(`${query.name.padEnd(32)}${show(first)}${show(median(times)).padStart(10)}${show(median(scans))}  ${ratio.toFixed(1)}`)
  }
  console.log(`memory with all indexes built: ${((heapInUse() - baseline) / 2 ** 20).toFixed(0)} MB (plain scan's own data included)`)
  await service.close()
  await rm(folder, { recursive: true, force: true })
}

function never(): never {
  throw new Error('no service')
}

const sizes = process.argv.slice(2).map(Number)
for (const total of sizes.length > 0 ? sizes : [1000, 10_000, 50_000]) await bench(total)
