import { Suspense, type ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Section } from '../../../src/sections/registry.tsx'
import { finalizeResponse } from '../../../src/server/response/finalize-response.server.ts'
import { LocaleProvider } from '../../../src/i18n/messages/locale-context.ts'
import { m } from '#paraglide/messages.js'
import { SectionBoundary } from '../../../src/sections/SectionBoundary.tsx'

beforeAll(() => void vi.stubEnv('DEV', false))
afterAll(() => void vi.unstubAllEnvs())

/** A section without content, whose view throws. */
const broken: Section = JSON.parse('{ "id": "x", "type": "quote" }')

function Thrower(): ReactNode {
  throw new Error('a part that cannot be rendered')
}

/** Renders as the framework does: if a part throws, React leaves a marker, and the status does not change. */
async function rendered(page: ReactNode, status = 200): Promise<Response> {
  const stream = await renderToReadableStream(
    <html lang="de">
      <body>
        <LocaleProvider locale="de">{page}</LocaleProvider>
      </body>
    </html>,
    { onError: () => undefined },
  )
  await stream.allReady
  return new Response(stream, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

test('finalizeResponse: a complete page may be cached', async () => {
  const page = await finalizeResponse(await rendered(<p>Words</p>))
  expect(page.status).toBe(200)
  expect(page.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('finalizeResponse: a page with a failed section answers 200 and is not cached', async () => {
  const page = await finalizeResponse(
    await rendered(
      <main>
        <p>Words</p>
        <SectionBoundary section={broken} first={false} turn="odd" />
      </main>,
    ),
  )
  expect(page.status).toBe(200)
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(await page.text()).toContain('<p>Words</p>')
})

test('finalizeResponse: a page that fails elsewhere answers 500 in its language and is not cached', async () => {
  const page = await finalizeResponse(
    await rendered(
      <>
        <SectionBoundary section={broken} first={false} />
        <Suspense fallback={null}>
          <Thrower />
        </Suspense>
      </>,
    ),
  )
  expect(page.status).toBe(500)
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain(`<h1>${m.error_title({}, { locale: 'de' })}</h1>`)
})

test('finalizeResponse: an error response keeps its status', async () => {
  const page = await finalizeResponse(await rendered(<p>Lost</p>, 404))
  expect(page.status).toBe(404)
  expect(page.headers.get('Cache-Control')).toBe('no-store')
})
