import { expect, test, vi } from 'vitest'
import { localOriginWarning } from '../../../src/server/security/content-security-policy.server.ts'

function said(origin: string, ...hosts: readonly (string | null)[]): string[] {
  const warn = vi.fn<(message: string) => void>()
  const look = localOriginWarning(origin, warn)
  for (const host of hosts) look(host)
  return warn.mock.calls.map(([message]) => message)
}

test('localOriginWarning: warns once with the requested host and the remedy if a site with a local origin has a public host', () => {
  const messages = said('http://localhost:3000', 'localhost:3000', 'bakery.example', 'bakery.example', 'www.bakery.example')
  expect(messages).toHaveLength(1)
  expect(messages[0]).toBe(
    'A request came for the host "bakery.example", but every absolute address of the site begins with http://localhost:3000. If the site is public, set SITE_ORIGIN to its own origin, or origin in app.config.ts.',
  )
})

test('localOriginWarning: escapes and shortens an unknown host, and does not recommend it', () => {
  const [message = ''] = said('http://localhost:3000', `evil.example\u009B2J"${'x'.repeat(1000)}`)
  expect(message).toContain(String.raw`the host "evil.example\u009B2J\u0022xxx`)
  expect(message.length).toBeLessThan(500)
  expect(message.slice(message.indexOf('If the site'))).not.toContain('evil')
})

test('localOriginWarning: is silent on this machine, or if an origin is set', () => {
  expect(said('http://localhost:3000', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'site.localhost', '0.0.0.0:80', null)).toEqual([])
  expect(said('https://bakery.example', 'staging.bakery.example', 'localhost')).toEqual([])
})
