import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { link } from '../spaces/export-file.ts'
import { temporaryFolder } from '../temporary-folder.ts'

type Sys = Record<string, unknown> & { id: string }
interface Resource {
  sys: Sys
  [name: string]: unknown
}

/** The content of an export file that is small enough to read completely. */
export interface SmallSpace {
  locales: Record<string, unknown>[]
  contentTypes: (Resource & { fields: Record<string, unknown>[] })[]
  editorInterfaces: Resource[]
  tags: Resource[]
  entries: (Resource & { fields: Record<string, Record<string, unknown>> })[]
  assets: (Resource & { fields: { title: Record<string, string>; file: Record<string, Record<string, unknown>> } })[]
  webhooks: unknown[]
}

const PUBLISHED = { version: 2, publishedVersion: 1 }
const field = (id: string, type: string, more: object = {}) => ({
  id,
  name: id,
  type,
  localized: false,
  required: false,
  validations: [],
  disabled: false,
  omitted: false,
  ...more,
})

/** Two types, two languages, entries in every state that link in a circle, and assets with files of several names. */
function smallSpace(): SmallSpace {
  const entry = (id: string, type: string, fields: Record<string, Record<string, unknown>>, versions: object = PUBLISHED) => ({
    metadata: { tags: id === 'bread' ? [link('Tag', 'warm')] : [] },
    sys: { id, type: 'Entry', contentType: link('ContentType', type), ...versions },
    fields,
  })
  const asset = (id: string, files: Record<string, string>, versions: object = PUBLISHED) => ({
    metadata: { tags: [] },
    sys: { id, type: 'Asset', ...versions },
    fields: {
      title: { en: id },
      file: Object.fromEntries(
        Object.entries(files).map(([locale, name]) => [
          locale,
          {
            url: `//assets.ctfassets.net/elsewhere/${id}/${locale}/${encodeURIComponent(name)}`,
            fileName: name,
            contentType: 'text/plain',
            details: { size: name.length },
          },
        ]),
      ),
    },
  })
  return {
    contentTypes: [
      {
        sys: { id: 'product', type: 'ContentType', ...PUBLISHED },
        name: 'Product',
        description: '',
        displayField: 'name',
        fields: [
          field('name', 'Symbol', { localized: true, required: true }),
          field('baker', 'Link', { linkType: 'Entry', validations: [{ linkContentType: ['person'] }] }),
          field('leaflet', 'Link', { linkType: 'Asset' }),
          field('allergens', 'Array', { items: { type: 'Symbol', validations: [] } }),
          field('body', 'RichText', { localized: true }),
        ],
      },
      {
        sys: { id: 'person', type: 'ContentType', ...PUBLISHED },
        name: 'Person',
        description: 'Who bakes',
        displayField: 'name',
        fields: [field('name', 'Symbol', { required: true }), field('favourite', 'Link', { linkType: 'Entry' })],
      },
    ],
    tags: [{ sys: { id: 'warm', type: 'Tag', visibility: 'public', version: 1 }, name: 'Warm' }],
    editorInterfaces: [
      {
        sys: { id: 'default', type: 'EditorInterface', contentType: link('ContentType', 'product') },
        controls: [{ fieldId: 'name', widgetId: 'singleLine', widgetNamespace: 'builtin', settings: { helpText: 'As on the sign.' } }],
      },
    ],
    entries: [
      entry('bread', 'product', {
        name: { en: 'Bread', de: 'Brot' },
        baker: { en: link('Entry', 'maria') },
        leaflet: { en: link('Asset', 'leaflet') },
        allergens: { en: ['wheat', 'rye'] },
        body: {
          en: {
            nodeType: 'document',
            data: {},
            content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: 'Sour.', marks: [], data: {} }] }],
          },
        },
      }),
      entry('maria', 'person', { name: { en: 'Maria' }, favourite: { en: link('Entry', 'bread') } }),
      entry('cake', 'product', { name: { en: 'Cake' } }, { version: 1 }),
      entry('rusk', 'product', { name: { en: 'Rusk' } }, { version: 4, archivedVersion: 3 }),
    ],
    assets: [asset('leaflet', { en: 'our bread & more.txt', de: 'unser Brot.txt' }), asset('menu', { en: '100% rye.txt' }, { version: 1 })],
    locales: [
      {
        code: 'en',
        name: 'English',
        default: true,
        fallbackCode: null,
        optional: false,
        contentManagementApi: true,
        contentDeliveryApi: true,
        sys: { id: 'l0', type: 'Locale' },
      },
      {
        code: 'de',
        name: 'Deutsch',
        default: false,
        fallbackCode: 'en',
        optional: true,
        contentManagementApi: true,
        contentDeliveryApi: true,
        sys: { id: 'l1', type: 'Locale' },
      },
    ],
    webhooks: [{ name: 'Deploy', url: 'https://deploy.example/secret-hook', topics: ['*.*'] }],
  }
}

/** Writes the small space with changes into a new folder, with its files beside it. Returns the path of its export file. */
export function writeSmallSpace(change: (space: SmallSpace) => void = () => undefined): string {
  const space = smallSpace()
  change(space)
  const file = join(temporaryFolder('small-space'), 'space.json')
  writeFileSync(file, JSON.stringify(space))
  for (const { fields } of space.assets) {
    for (const { url, fileName } of Object.values(fields.file ?? {})) {
      // As the export tool writes them: under the decoded name.
      const path = join(dirname(file), decodeURIComponent(String(url).slice(2)))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, String(fileName))
    }
  }
  return file
}
