import { afterEach, expect, test } from 'vitest'
import { inPreview } from '../../src/content/preview/current-preview.server.ts'
import type { PreviewSession } from '../../src/content/preview/preview-session.ts'
import type { Endpoint } from '../../src/server/endpoint.server.ts'
import { homePage } from '../../src/pages/page/page.server.ts'
import { editedCalls } from '../../src/features/preview/live/edited.server.ts'
import { previewEntities } from '../../src/features/preview/live/entities.server.ts'
import { readContent } from '../../src/site-content/site-content.server.ts'

const SESSION: PreviewSession = { scope: 'all', until: new Date('2100-01-01T00:00:00Z') }
const OWN = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
const CALL = '/_serverFn/some-function'
const NOTHING = { locale: 'en', edited: [], linked: [] }

const called: Request[] = []
afterEach(() => void called.splice(0))

/** Responds to every call with the title of the home page. */
async function titleOfHome(call: Request): Promise<Response> {
  called.push(call)
  const found = await readContent('en', homePage)
  return new Response(found.kind === 'page' ? found.page.title.text : found.kind)
}

/** Sends a request to one of the endpoints as the page does. */
async function ask(endpoint: Endpoint, input: unknown, { session = SESSION as PreviewSession | undefined, headers = OWN as Record<string, string> } = {}) {
  const body = typeof input === 'string' ? input : JSON.stringify(input)
  const request = new Request('http://localhost:3000/api/preview/any', { method: 'POST', headers, body })
  const answer = () => endpoint.answer(request, titleOfHome, new URL(request.url))
  return session ? inPreview(session, answer) : answer()
}

test('previewEntities: returns entries in one language without fallbacks, for the web app to change', async () => {
  const { space, environment, locale, entities } = await (await ask(previewEntities, { locale: 'ar', ids: ['home-hero', 'no-such-entry'] })).json()
  expect({ space, environment, locale }).toEqual({ space: 'meridian00001', environment: 'master', locale: 'ar' })
  expect(entities).toHaveLength(1)
  expect(entities[0]).toMatchObject({ sys: { id: 'home-hero', type: 'Entry' }, fields: { title: 'اصعدوا التلّ، وارفعوا أبصاركم', internalName: 'Home: hero' } })
})

test('editedCalls: answers a call as if the edits were saved, and the next call without them', async () => {
  const typed = [{ sys: { id: 'page-home', type: 'Entry' }, fields: { title: 'Typed', slug: 'home' } }]
  expect(await (await ask(editedCalls, { call: `${CALL}?payload=1`, edits: { ...NOTHING, edited: typed } })).text()).toBe('Typed')
  expect(called.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET http://localhost:3000${CALL}?payload=1`])
  expect(await (await ask(editedCalls, { call: CALL, edits: NOTHING })).text()).toBe('Meridian, public observatory')
})

test('live preview: answers only editors, and only requests from pages of the site', async () => {
  const input = { call: CALL, edits: NOTHING, locale: 'en', ids: [] }
  const ofOne: PreviewSession = { ...SESSION, scope: { entry: 'story-seeing' } }
  for (const endpoint of [previewEntities, editedCalls]) {
    expect((await ask(endpoint, input)).status).toBe(200)
    const refused = [
      await inPreview(ofOne, () => ask(endpoint, input, { session: ofOne })),
      await ask(endpoint, input, { headers: { ...OWN, 'Sec-Fetch-Site': 'cross-site' } }),
      await ask(endpoint, input, { headers: { 'Content-Type': 'application/json' } }),
      await ask(endpoint, input, { headers: { ...OWN, 'Content-Type': 'text/plain' } }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  }
})

test('live preview: refuses invalid calls with 400, and large ones with 413', async () => {
  for (const call of ['/en', 'https://elsewhere.example/_serverFn/x', `//elsewhere.example${CALL}`, '']) {
    expect((await ask(editedCalls, { call, edits: NOTHING })).status, call).toBe(400)
  }
  for (const input of [
    '',
    '{',
    'null',
    { call: CALL },
    { call: CALL, edits: { ...NOTHING, locale: 'xx' } },
    { call: CALL, edits: { ...NOTHING, edited: [{}] } },
  ]) {
    expect((await ask(editedCalls, input)).status).toBe(400)
    expect((await ask(previewEntities, input)).status).toBe(400)
  }
  expect((await ask(editedCalls, 'x'.repeat(3 * 1024 * 1024))).status).toBe(413)
  expect(called).toEqual([])
})
