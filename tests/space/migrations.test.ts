import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMigrations } from '../../scripts/moving/migrate/migrations.ts'
import { objects, type JsonObject } from 'contentful-emulator/json/json.ts'
import { commandsFor } from '../moving/commands.ts'
import { startManagement, type Management } from '../support/management/start-management.ts'

let space: Management
beforeEach(async () => {
  space = await startManagement()
})
afterEach(() => space.stop())

const field = (id: string, type: string, more: object = {}): JsonObject => ({ id, name: id, type, localized: false, required: false, validations: [], ...more })

/** The content types that migrations change, as of the first release of the site. */
const FORMER: Readonly<Record<string, JsonObject>> = {
  redirect: {
    name: 'Redirect',
    displayField: 'from',
    fields: [
      field('from', 'Symbol', { required: true }),
      field('target', 'Link', { linkType: 'Entry' }),
      field('url', 'Symbol'),
      field('permanent', 'Boolean'),
    ],
  },
  siteSettings: { name: 'Site settings', displayField: 'name', fields: [field('name', 'Symbol'), field('phone', 'Symbol')] },
  topic: { name: 'Topic', displayField: 'title', fields: [field('title', 'Symbol'), field('tag', 'Symbol', { required: true })] },
  page: { name: 'Page', displayField: 'title', fields: [field('title', 'Symbol')] },
  story: { name: 'Story', displayField: 'title', fields: [field('title', 'Symbol')] },
  person: { name: 'Person', displayField: 'name', fields: [field('name', 'Symbol')] },
  event: {
    name: 'Event',
    displayField: 'title',
    fields: [field('title', 'Symbol'), field('venue', 'Symbol'), field('price', 'Symbol')],
  },
}

test('migrations: all run in a space of the first content model', async () => {
  for (const [id, content] of Object.entries(FORMER)) {
    space.space.putContentType({ id, content, version: undefined, header: () => undefined })
    space.space.publish('ContentType', id, 1)
  }
  const { said, refusal } = await commandsFor(space).migrateSeries([{ folder: 'content/migrations' }], '--yes')
  expect(refusal).toBeUndefined()
  expect(said).toContain('all migrations have run')
  const { fields } = space.space.get('ContentType', 'redirect').published?.content ?? {}
  expect(objects(fields).map(({ id }) => id)).toEqual(['from', 'target', 'url', 'status', 'permanent', 'languages', 'start', 'end'])
  expect(objects(fields)[0]).toMatchObject({ localized: true, required: true })
  const fieldsOf = (type: string) => objects(space.space.get('ContentType', type).published?.content['fields']).map(({ id }) => id)
  expect(fieldsOf('topic')).toEqual(['title', 'tag', 'concept', 'machineTranslation'])
  expect(fieldsOf('event')).toEqual(['title', 'venue', 'address', 'location', 'price', 'machineTranslation'])
  for (const type of ['page', 'story', 'person']) expect(fieldsOf(type)).toContain('machineTranslation')
  expect(fieldsOf('embargo')).toEqual(['title', 'until', 'files'])
  expect(fieldsOf('searchTerms')).toEqual(['internalName', 'words', 'pages'])
  expect(fieldsOf('siteSettings')).toEqual(['name', 'phone', 'profiles'])
  const { controls } = space.space.get('EditorInterface', 'redirect').content
  expect(objects(controls).filter(({ widgetId }) => widgetId !== undefined)).toHaveLength(7)
})

test('migrations: are in the folder of the content', async () => {
  expect((await readMigrations('content/migrations')).map(({ name }) => name)).toContain('0001-redirects')
})
