import { expect, test, vi } from 'vitest'
import { failedRequest } from '../../../src/content/development.ts'
import { document, model } from '../../../src/content/reading/model.server.ts'
import { pageBuild } from '../../../src/sections/registry.server.ts'
import { text } from '../../../src/sections/build.server.ts'
import { changedSpace, resource } from '../../support/spaces/export-file.ts'

const STORY = 'story-seeing'
const withNodes = (...content: readonly object[]) => ({ en: { nodeType: 'document', data: {}, content } })

process.env['CONTENT_SPACE'] = changedSpace((space) => {
  resource(space.entries, STORY).fields['body'] = withNodes(
    { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: 'words', marks: [], data: {} }] },
    { nodeType: 'embedded-resource-block', data: {}, content: [] },
  )
})
const { openContent } = await import('../../../src/site-content/site-content.server.ts')

async function bodyOf(id: string) {
  const [entry] = await (await openContent('en')).all({ 'sys.id': id, include: 2 })
  const body = entry?.read(model('story', { body: document }, {}))?.body
  if (!entry || !body) throw new Error(`The entry ${id} has no body.`)
  return { entry, body, build: pageBuild(entry) }
}

test('rich text: an error while it is built names entry, content type and field', async () => {
  const { entry, body, build } = await bodyOf(STORY)
  const budget = () => {
    throw new Error('on purpose')
  }
  const error: unknown = await text({ ...build, budget }, entry, body).catch((reason: unknown) => reason)
  expect(failedRequest(error, '/en')).toMatchObject({ message: 'on purpose', place: { entry: STORY, type: 'story', field: 'body' } })
})

test('rich text: a report about a node names entry and field', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { entry, body, build } = await bodyOf(STORY)
  await text(build, entry, body)
  expect(warn.mock.calls.flat()).toContain(`[content] entry ${STORY}, field body: embeds an entry of another space; it is left out`)
})
