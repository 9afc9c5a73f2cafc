import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serve } from 'srvx'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'
import { createContentService, type ContentService, type ContentServiceOptions } from 'contentful-emulator/service.ts'

export const SPACE = 'examplespace'

type Fields = Record<string, Record<string, unknown>>

const user = { sys: { type: 'Link', linkType: 'User', id: 'editor' } }
const place = { space: { sys: { type: 'Link', linkType: 'Space', id: SPACE } }, environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } } }

export const entryLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
export const assetLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } })

/** Times increase with the number, which defines the order of updates. */
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString()

export interface Exported {
  readonly sys: Record<string, unknown> & { id: string }
  fields: Fields
  metadata?: unknown
}

function managed(type: string, id: string, minute: number, sys: object): Exported['sys'] {
  const published = { publishedVersion: 2, publishedCounter: 1, firstPublishedAt: at(minute), publishedAt: at(minute), publishedBy: user }
  return { ...place, id, type, createdAt: at(minute), updatedAt: at(minute), createdBy: user, updatedBy: user, version: 3, ...published, ...sys }
}

/** Creates an entry in the format of the management API. It is published and unchanged unless `sys` differs. */
export function entry(type: string, id: string, minute: number, fields: Fields, sys: object = {}, metadata: object = {}): Exported {
  const typed = { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } }
  return { metadata: { tags: [], concepts: [], ...metadata }, sys: managed('Entry', id, minute, { ...typed, ...sys }), fields }
}

export const DRAFT = { version: 1, publishedVersion: undefined, publishedCounter: 0, firstPublishedAt: undefined, publishedAt: undefined }
export const CHANGED = { version: 5 }

export function asset(id: string, minute: number, file: object, sys: object = {}): Exported {
  const url = `//images.ctfassets.net/${SPACE}/${id}/0123456789abcdef0123456789abcdef/${id}.png`
  const whole = { url, details: { size: 1000, image: { width: 400, height: 300 } }, fileName: `${id}.png`, contentType: 'image/png', ...file }
  return { metadata: { tags: [], concepts: [] }, sys: managed('Asset', id, minute, sys), fields: { title: { en: `Picture ${id}` }, file: { en: whole } } }
}

function contentType(id: string, fields: readonly (readonly [id: string, type: string, more?: object])[]): object {
  return {
    sys: managed('ContentType', id, 0, {}),
    displayField: fields[0]?.[0] ?? null,
    name: id[0]?.toUpperCase() + id.slice(1),
    description: '',
    fields: fields.map(([fieldId, type, more]) => ({
      id: fieldId,
      name: fieldId,
      type,
      localized: false,
      required: false,
      validations: [],
      disabled: false,
      omitted: false,
      ...more,
    })),
  }
}

const localized = { localized: true }

/** Creates a small space with every field type, four locales, and links in every kind of field. */
export function exampleSpace() {
  const rich = (...targets: string[]) => ({
    nodeType: 'document',
    data: {},
    content: [
      {
        nodeType: 'paragraph',
        data: {},
        content: [
          { nodeType: 'text', value: 'A galaxy of ', marks: [], data: {} },
          { nodeType: 'text', value: 'words', marks: [{ type: 'bold' }], data: {} },
        ],
      },
      ...targets.map((id) => ({ nodeType: 'embedded-entry-block', data: { target: entryLink(id) }, content: [] })),
    ],
  })
  return {
    contentTypes: [
      contentType('article', [
        ['title', 'Symbol', localized],
        ['slug', 'Symbol', localized],
        ['body', 'Text', localized],
        ['rich', 'RichText', localized],
        ['count', 'Integer'],
        ['rating', 'Number'],
        ['when', 'Date'],
        ['live', 'Boolean'],
        ['place', 'Location'],
        ['data', 'Object'],
        ['labels', 'Array', { items: { type: 'Symbol', validations: [] } }],
        ['author', 'Link', { linkType: 'Entry' }],
        ['cover', 'Link', { linkType: 'Asset' }],
        ['related', 'Array', { items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['article'] }] } }],
        ['secret', 'Symbol', { omitted: true }],
      ]),
      contentType('person', [
        ['name', 'Symbol'],
        ['portrait', 'Link', { linkType: 'Asset' }],
        ['friend', 'Link', { linkType: 'Entry' }],
      ]),
    ],
    editorInterfaces: [
      {
        sys: { id: 'default', type: 'EditorInterface', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'article' } } },
        controls: [{ fieldId: 'body', widgetId: 'markdown', widgetNamespace: 'builtin' }],
      },
    ],
    tags: [
      {
        name: 'Sky',
        sys: { ...place, id: 'sky', type: 'Tag', version: 1, visibility: 'public', createdAt: at(0), updatedAt: at(0), createdBy: user, updatedBy: user },
      },
      {
        name: 'Inner',
        sys: { ...place, id: 'inner', type: 'Tag', version: 1, visibility: 'private', createdAt: at(0), updatedAt: at(1), createdBy: user, updatedBy: user },
      },
    ],
    locales: [
      {
        name: 'German',
        code: 'de',
        fallbackCode: 'en',
        default: false,
        contentManagementApi: true,
        contentDeliveryApi: true,
        optional: true,
        sys: { id: 'l-de', type: 'Locale', version: 1 },
      },
      {
        name: 'English',
        code: 'en',
        fallbackCode: null,
        default: true,
        contentManagementApi: true,
        contentDeliveryApi: true,
        optional: false,
        sys: { id: 'l-en', type: 'Locale', version: 2 },
      },
      {
        name: 'Swiss German',
        code: 'de-CH',
        fallbackCode: 'de',
        default: false,
        contentManagementApi: true,
        contentDeliveryApi: true,
        optional: true,
        sys: { id: 'l-ch', type: 'Locale', version: 1 },
      },
      {
        name: 'French',
        code: 'fr',
        fallbackCode: null,
        default: false,
        contentManagementApi: true,
        contentDeliveryApi: true,
        optional: true,
        sys: { id: 'l-fr', type: 'Locale', version: 1 },
      },
      {
        name: 'Hidden',
        code: 'xx',
        fallbackCode: null,
        default: false,
        contentManagementApi: true,
        contentDeliveryApi: false,
        optional: true,
        sys: { id: 'l-xx', type: 'Locale', version: 1 },
      },
    ],
    entries: [
      entry(
        'article',
        'moon',
        1,
        {
          title: { en: 'The Moon', de: 'Der Mond', xx: 'hidden' },
          slug: { en: 'moon' },
          body: { en: 'Tides follow the moon.' },
          rich: { en: rich('person-ada', 'gone') },
          count: { en: 3 },
          rating: { en: 4.5 },
          when: { en: '2026-03-01T20:00+01:00' },
          live: { en: true },
          place: { en: { lat: 48.1, lon: 11.6 } },
          data: { en: [{ sys: { type: 'Link', linkType: 'Entry', id: 'mars' } }, { anything: 'goes' }] },
          labels: { en: ['rock', 'near'] },
          author: { en: entryLink('person-ada') },
          cover: { en: assetLink('crater') },
          secret: { en: 'never shown' },
        },
        {},
        {
          tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'sky' } }, { sys: { type: 'Link', linkType: 'Tag', id: 'inner' } }],
          concepts: [{ sys: { type: 'Link', linkType: 'TaxonomyConcept', id: 'satellites' } }],
        },
      ),
      entry('article', 'mars', 2, {
        title: { en: 'Mars', fr: 'Mars la rouge' },
        slug: { en: 'mars', fr: 'mars-la-rouge' },
        body: { en: 'Dust and more dust.' },
        count: { en: 7 },
        rating: { en: 2 },
        when: { en: '2026-03-01T19:30Z' },
        live: { en: false },
        place: { en: { lat: -33.9, lon: 151.2 } },
        labels: { en: ['rock', 'red'] },
        related: { en: [entryLink('moon'), entryLink('draft'), entryLink('gone')] },
      }),
      entry('article', 'empty', 3, {}),
      entry('person', 'person-ada', 4, { name: { en: 'Ada' }, portrait: { en: assetLink('ada') }, friend: { en: entryLink('person-bob') } }),
      entry('person', 'person-bob', 5, { name: { en: 'Bob' }, friend: { en: entryLink('person-ada') } }),
      entry('article', 'draft', 6, { title: { en: 'Not yet' } }, DRAFT),
      entry('article', 'archived', 7, { title: { en: 'No more' } }, { archivedVersion: 4, archivedAt: at(7) }),
    ],
    assets: [
      asset('crater', 1, {}),
      asset('ada', 2, {}),
      asset('clip', 3, { url: `//videos.ctfassets.net/${SPACE}/clip/abc/clip.mp4`, contentType: 'video/mp4', fileName: 'clip.mp4', details: { size: 5 } }),
    ],
    concepts: [concept('bodies'), concept('satellites', 'bodies'), concept('moons', 'satellites')],
    conceptSchemes: [
      {
        sys: { id: 'astronomy', type: 'TaxonomyConceptScheme', version: 1, createdAt: at(0), updatedAt: at(0) },
        prefLabel: { en: 'Astronomy' },
        topConcepts: [],
        concepts: [],
        totalConcepts: 3,
      },
    ],
  }
}

function concept(id: string, ...broader: string[]): object {
  const linked = broader.map((broaderId) => ({ sys: { type: 'Link', linkType: 'TaxonomyConcept', id: broaderId } }))
  return {
    sys: { id, type: 'TaxonomyConcept', version: 1, createdAt: at(0), updatedAt: at(0) },
    prefLabel: { en: id },
    altLabels: { en: [] },
    broader: linked,
    related: [],
    conceptSchemes: [],
  }
}

export interface Written {
  readonly file: string
  readonly folder: string
  /** Replaces the content of the file. */
  readonly rewrite: (content: unknown) => Promise<void>
  readonly remove: () => Promise<void>
}

/** Writes an export file into a new folder. */
export async function writeSpace(content: unknown): Promise<Written> {
  const folder = await mkdtemp(join(tmpdir(), 'content-service-'))
  const file = join(folder, 'space.json')
  // Atomically: a service that watches the file would otherwise read half of it on a busy machine.
  const rewrite = (next: unknown) => replaceFile(file, typeof next === 'string' ? next : JSON.stringify(next))
  await rewrite(content)
  return { file, folder, rewrite, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Writes a file to the path that `contentful-export --download-assets` uses. */
export async function writeAssetFile(folder: string, address: string, data: Uint8Array | string): Promise<void> {
  const path = join(folder, address.replace(/^\/\//, ''))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, data)
}

/** Serves a content service over HTTP on a free loopback port. */
export async function overHttp(service: ContentService): Promise<{ origin: string; host: string; close: () => Promise<void> }> {
  const server = serve({ port: 0, hostname: '127.0.0.1', silent: true, gracefulShutdown: false, fetch: (request) => service.fetch(request) })
  await server.ready()
  const origin = (server.url ?? '').replace(/\/$/, '')
  return { origin, host: origin.replace('http://', ''), close: () => server.close(true) }
}

/** Creates a service on the example space, and a function that closes it. */
export async function exampleService(options: Partial<ContentServiceOptions> = {}, content: unknown = exampleSpace()) {
  const written = await writeSpace(content)
  const service = await createContentService({ spaces: [{ file: written.file }], ...options })
  const close = async () => {
    await service.close()
    await written.remove()
  }
  return { ...written, service, close }
}

/** Sends a request in process. Returns status and body. */
export async function ask(service: ContentService, path: string, init: RequestInit & { host?: string } = {}) {
  const { host = 'cdn.contentful.com', ...rest } = init
  const url = path.startsWith('http') ? path : `https://${host}/spaces/${SPACE}/environments/master/${path}`
  const response = await service.fetch(new Request(url, { ...rest, headers: { authorization: 'Bearer any', ...rest.headers } }))
  const body = await response.text()
  return { status: response.status, headers: response.headers, body: body === '' ? undefined : JSON.parse(body) }
}

/** Requests a list. Returns the ids of its items in order. */
export async function idsOf(service: ContentService, path: string, init: RequestInit & { host?: string } = {}): Promise<string[]> {
  const { status, body } = await ask(service, path, init)
  if (status !== 200) throw new Error(`${status} ${body.message} ${JSON.stringify(body.details)}`)
  return body.items.map((item: { sys: { id: string } }) => item.sys.id)
}
