import { expect, test } from 'vitest'
import { canonicalRedirect } from '../../../src/server/request/canonical-redirect.server.ts'
import { refuseMethod } from '../../../src/server/request/method-guard.server.ts'

function at(path: string, headers: Record<string, string> = {}): string | undefined {
  const url = `http://localhost${path}`
  const response = canonicalRedirect(new Request(url, { headers }), new URL(url))
  return response && `${response.status} ${response.headers.get('Location')}`
}

test('canonicalRedirect: infrastructure, files and canonical addresses are not redirected', () => {
  for (const path of [
    '/_serverFn/abc?x=1',
    '/assets/a.js',
    '/media/images/x',
    '/site.webmanifest',
    '/sitemap.xml',
    '/en',
    '/de/geschichten?a=1',
    '/ar/%D9%82%D8%B5%D8%B5',
    '/ar/%d9%82%d8%b5%d8%b5',
  ]) {
    expect(at(path), path).toBeUndefined()
  }
})

test('canonicalRedirect: redirects an address without a language to the visitor’s language in one step', () => {
  expect(at('/')).toBe('307 /en')
  expect(at('/stories/x?q=1.0', { 'Accept-Language': 'de' })).toBe('307 /de/geschichten/x?q=1.0')
  expect(at('//evil.example')).toBe('307 /en/evil.example')
})

test('canonicalRedirect: redirects an untranslated segment permanently to its translation', () => {
  expect(at('/fr/stories/x?a=1')).toBe('308 /fr/recits/x?a=1')
})

test('refuseMethod: pages allow only GET and HEAD; server functions choose their methods', () => {
  expect(refuseMethod('POST', '/en')?.status).toBe(405)
  expect(refuseMethod('OPTIONS', '/')?.headers.get('Allow')).toBe('GET, HEAD')
  expect(refuseMethod('GET', '/en')).toBeUndefined()
  expect(refuseMethod('HEAD', '/en')).toBeUndefined()
  expect(refuseMethod('POST', '/_serverFn/abc')).toBeUndefined()
})
