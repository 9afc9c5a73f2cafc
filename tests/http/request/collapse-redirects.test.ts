import { expect, test, vi } from 'vitest'
import { collapseRedirects } from '../../../src/server/request/collapse-redirects.server.ts'

type Answers = Readonly<Record<string, [status: number, location?: string, headers?: Record<string, string>]>>

/** Sends a request to a site that consists only of redirects. */
async function follow(path: string, answers: Answers): Promise<{ status: number; location: string | null; asked: string[]; headers: Headers }> {
  const asked: string[] = []
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    asked.push(url.pathname + url.search)
    const [status, location, headers = {}] = answers[url.pathname] ?? [200]
    return new Response(null, { status, headers: { ...(location ? { Location: location } : {}), ...headers } })
  }
  const request = new Request(`http://localhost${path}`)
  const whole = await collapseRedirects({ request, url: new URL(request.url) }, await answer(request), answer)
  return { status: whole.status, location: whole.headers.get('Location'), asked, headers: whole.headers }
}

test('collapseRedirects: a chain becomes one redirect, which is permanent only if each step is', async () => {
  expect(await follow('/a', { '/a': [308, '/b'], '/b': [308, '/c'] })).toMatchObject({ status: 308, location: '/c' })
  const temporary = await follow('/a', { '/a': [307, '/b', { Vary: 'Accept-Language, Cookie' }], '/b': [308, '/c'] })
  expect(temporary).toMatchObject({ status: 307, location: '/c' })
  expect(temporary.headers.get('Vary')).toBe('Accept-Language, Cookie')
})

test('collapseRedirects: answers 301 or 302 if the editor chose it, and permanently only if each step is permanent', async () => {
  expect(await follow('/a', { '/a': [301, '/b'] })).toMatchObject({ status: 301, location: '/b' })
  expect(await follow('/a', { '/a': [308, '/b'], '/b': [301, '/c'] })).toMatchObject({ status: 301, location: '/c' })
  expect(await follow('/a', { '/a': [307, '/b'], '/b': [301, '/c'] })).toMatchObject({ status: 302, location: '/c' })
  expect(await follow('/a', { '/a': [301, '/b'], '/b': [302, '/c'] })).toMatchObject({ status: 302, location: '/c' })
})

test('collapseRedirects: stops after 10 steps with ever longer addresses and answers 508', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const further = Array.from({ length: 20 }, (_, index): [string, [number, string]] => [`/${'x'.repeat(index + 1)}`, [308, `/${'x'.repeat(index + 2)}`]])
  const { status, asked } = await follow('/x', Object.fromEntries(further))
  expect([status, asked.length]).toEqual([508, 11])
  warn.mockRestore()
})

test('collapseRedirects: preserves the query unchanged, also if the new address has one', async () => {
  expect(await follow('/a?q=1.0&q=b&x', { '/a': [308, '/b'] })).toMatchObject({ location: '/b?q=1.0&q=b&x' })
  expect(await follow('/a?topic=moon&utm=1', { '/a': [308, '/b?topic=mond'] })).toMatchObject({ location: '/b?topic=mond&utm=1' })
})

test('collapseRedirects: ends at a page, a missing page or another host, and does not fetch a home page', async () => {
  expect(await follow('/a', {})).toMatchObject({ status: 200, asked: ['/a'] })
  expect(await follow('/a', { '/a': [307, '/b'], '/b': [404] })).toMatchObject({ status: 307, location: '/b' })
  expect(await follow('/a', { '/a': [308, 'https://example.org/x'] })).toMatchObject({ status: 308, location: 'https://example.org/x', asked: ['/a'] })
  expect(await follow('/', { '/': [307, '/de'] })).toMatchObject({ location: '/de', asked: ['/'] })
})

test('collapseRedirects: passes the query to another site, also over several steps', async () => {
  const elsewhere = (location: string) => ({ '/a': [307, location] }) as const satisfies Answers
  expect(await follow('/a?utm_source=flyer&utm_medium=qr', elsewhere('https://shop.example/'))).toMatchObject({
    location: 'https://shop.example/?utm_source=flyer&utm_medium=qr',
  })
  expect(await follow('/a?utm_source=a&x=1', elsewhere('https://shop.example/p?x=2#top'))).toMatchObject({
    location: 'https://shop.example/p?x=2&utm_source=a#top',
  })
  expect(await follow('/a', elsewhere('https://shop.example/p?q=a%20b'))).toMatchObject({ location: 'https://shop.example/p?q=a%20b' })
  const steps: Answers = { '/a': [308, '/b?shelf=2'], '/b': [308, 'https://shop.example/'] }
  expect(await follow('/a?utm_source=a', steps)).toMatchObject({ location: 'https://shop.example/?shelf=2&utm_source=a' })
})

test('collapseRedirects: detects a loop, logs it and answers 508', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await follow('/a', { '/a': [308, '/b'], '/b': [308, '/a'] })).toMatchObject({ status: 508, location: null })
  expect(warn).toHaveBeenCalledWith('[redirects] /a leads back to itself.')
  warn.mockRestore()
})

test('collapseRedirects: sends the cookie of a language switch with the next step', async () => {
  const cookies: (string | null)[] = []
  const request = new Request('http://localhost/de/x', { headers: { Cookie: 'locale=fr; a=b' } })
  const first = new Response(null, { status: 307, headers: { Location: '/x', 'Set-Cookie': 'locale=de; Path=/' } })
  const whole = await collapseRedirects({ request, url: new URL(request.url) }, first, async (next) => {
    cookies.push(next.headers.get('Cookie'))
    return next.url.endsWith('/x') ? new Response(null, { status: 307, headers: { Location: '/y' } }) : new Response('')
  })
  expect(cookies[0]).toBe('locale=de; locale=fr; a=b')
  expect([whole.headers.get('Location'), whole.headers.get('Set-Cookie')]).toEqual(['/y', 'locale=de; Path=/'])
})
