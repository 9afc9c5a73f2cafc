import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { readLink } from '../../src/features/preview/links.server.ts'
import { copySite } from '../support/site-copy.ts'

const SECRET = 'a-secret-of-this-test'
let folder = ''
beforeAll(async () => {
  folder = await copySite('links')
})

/** Runs the command in a copy of the product with the settings of the tests. */
const run = (...options: readonly string[]) => runWith({ SITE_ORIGIN: 'https://preview.example' }, ...options)
const runWith = (variables: Readonly<Record<string, string>>, ...options: readonly string[]) =>
  promisify(execFile)(process.execPath, ['scripts/links/content-preview-link.ts', ...options], {
    cwd: folder,
    env: { ...process.env, CONTENT_SPACE: 'content/space.json', SITE_PREVIEW_SECRET: SECRET, ...variables },
    timeout: 60_000,
  })

test('preview link command: prints a link that the site opens', async () => {
  const { stdout } = await run('--entry', 'story-seeing', '--locale', 'de', '--days', '2', '--once')
  const address = new URL(stdout.trim())
  expect(address.origin + address.pathname).toBe('https://preview.example/api/preview')
  const link = readLink(address.searchParams.get('token') ?? '', SECRET)
  expect(link).toMatchObject({ entry: 'story-seeing', locale: 'de', isWhole: false, isOnce: true })
  expect(Number(link?.until) - Date.now()).toBeGreaterThan(86_400_000)
})

test.each([
  [['--site', '--days', '99'], /^--days must be a number between 0 and 30/],
  [['--site', '--days', 'x'], /^--days must be a number between 0 and 30/],
  [['--entry', 'nothing'], /^content\/space\.json has no entry "nothing": its id is/],
  [['--site', '--locale', 'xx'], /^--locale must be a language of this site \(en, .*\), not "xx"\.\n$/],
])('preview link command: reports the invalid option of %j in one sentence', async (options, sentence) => {
  await expect(run(...options)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) })
})

test('preview link command: refuses an origin of a site that the settings do not list', async () => {
  await expect(runWith({ SITE_ORIGIN: 'city=https://city.example' }, '--site')).rejects.toMatchObject({
    code: 1,
    stderr: 'SITE_ORIGIN needs a correction:\n  "city" names no site of app.config.ts, which lists no sites\n',
  })
})
