import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readPass } from '../../../src/features/protected-files/press-pass.server.ts'

const SECRET = 'a-secret-of-32-characters-or-more'
const at = new Date('2026-11-21T12:00:00Z')

function command(...args: string[]) {
  const env = { ...process.env, SITE_PREVIEW_SECRET: SECRET, SITE_ORIGIN: 'https://meridian.example', SITE_CLOCK: at.toISOString() }
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/links/content-press-link.ts', ...args], { encoding: 'utf8', env })
  return { stdout, stderr, status }
}

test('press link command: prints a link that is valid until it expires', () => {
  const { stdout, status } = command('--days', '3', '--to', '/de/presse')
  expect(status).toBe(0)
  const [, token = ''] = /^https:\/\/meridian\.example\/protected\/pass\/(\S+)\nopens files under embargo until 2026-11-24T12:00:0\dZ/.exec(stdout) ?? []
  const pass = readPass(token, SECRET, at)
  expect(pass?.to).toBe('/de/presse')
  expect(readPass(token, SECRET, new Date((pass?.until ?? 0) * 1000 - 1))).toBeDefined()
  expect(readPass(token, SECRET, new Date((pass?.until ?? 0) * 1000))).toBeUndefined()
  expect(readPass(token, 'another', at)).toBeUndefined()
})

test.each([
  [['--days', '0'], '--days must be'],
  [['--days', 'soon'], '--days must be'],
  [['--to', 'https://evil.example'], '--to must be'],
  [['--to', '//evil.example'], '--to must be'],
  [['--to', '/\\evil.example'], '--to must be'],
  [['--until', 'x'], '--until'],
])('press link command: %s is refused with a sentence', (args, sentence) => {
  const { stdout, stderr, status } = command(...args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(sentence)
  expect(stderr).not.toMatch(/\n {4}at /)
})
