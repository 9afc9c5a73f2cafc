import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readLink } from '../../src/preview/links.server.ts'

const SECRET = 'a-secret-of-this-test'
const run = (...options: readonly string[]) =>
  promisify(execFile)(process.execPath, ['scripts/links/content-preview-link.ts', ...options], {
    env: { ...process.env, SITE_PREVIEW_SECRET: SECRET, SITE_ORIGIN: 'https://preview.example' },
    timeout: 60_000,
  })

test('the command makes a link that the site opens', async () => {
  const { stdout } = await run('--entry', 'a-story', '--locale', 'de', '--days', '2', '--once')
  const address = new URL(stdout.trim())
  expect(address.origin + address.pathname).toBe('https://preview.example/api/preview')
  const link = readLink(address.searchParams.get('token') ?? '', SECRET)
  expect(link).toMatchObject({ entry: 'a-story', locale: 'de', isWhole: false, isOnce: true })
  expect(Number(link?.until) - Date.now()).toBeGreaterThan(86_400_000)
})

test('it says what is wrong in a sentence', async () => {
  await expect(run('--site', '--days', '99')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^--days must be a number between 0 and 30/) })
  await expect(run('--site', '--days', 'x')).rejects.toMatchObject({ code: 1 })
})
