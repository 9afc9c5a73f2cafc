import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { readLink } from '../../src/features/preview/links.server.ts'
import { startContentService } from '../support/process.ts'
import { copySite } from '../support/site-copy.ts'
import { THREE_SITES } from '../support/three-sites.ts'

const SECRET = 'a-secret-of-this-test'
let folder = ''
beforeAll(async () => {
  folder = await copySite('links')
  const settings = `import site from './app.config.ts'\nexport default { ...site, sites: ${JSON.stringify(THREE_SITES)} }\n`
  await writeFile(resolve(folder, 'three-sites.config.ts'), settings)
})

/** Runs the command in a copy of the product with the settings of the tests. */
const run = (...options: readonly string[]) => runWith({ SITE_ORIGIN: 'https://preview.example' }, ...options)
const runWith = (variables: Readonly<Record<string, string>>, ...options: readonly string[]) => runScript('content-preview-link', variables, options)
const runScript = (name: string, variables: Readonly<Record<string, string>>, options: readonly string[]) =>
  promisify(execFile)(process.execPath, [`scripts/links/${name}.ts`, ...options], {
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

test('preview link command: looks for the entry with the Preview API, and names a missing token', async () => {
  const service = await startContentService(['--delivery-token', 'delivery', '--preview-token', 'preview'])
  try {
    const space = { CONTENTFUL_SPACE_ID: 'meridian00001', CONTENTFUL_HOST: `localhost:${service.port}`, CONTENTFUL_INSECURE: 'true' }
    const tokens = { CONTENTFUL_DELIVERY_TOKEN: 'delivery', CONTENTFUL_PREVIEW_TOKEN: 'preview' }
    const withTokens = (variables: Readonly<Record<string, string>>, entry: string) => runWith({ ...space, ...tokens, ...variables }, '--entry', entry)
    // This story is a draft, which only the Preview API returns.
    expect((await withTokens({}, 'story-winter-hexagon')).stdout).toMatch(/\/api\/preview\?token=/)
    await expect(withTokens({}, 'nothing')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^space meridian00001 \(master\) has no entry "nothing": its id is [^\n]+\n$/),
    })
    await expect(withTokens({ CONTENTFUL_PREVIEW_TOKEN: '' }, 'nothing')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'CONTENTFUL_PREVIEW_TOKEN is not set: the site needs it to read drafts.\n',
    })
    await expect(withTokens({ CONTENTFUL_PREVIEW_TOKEN: 'wrong' }, 'nothing')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^space meridian00001 \(master\) cannot be read: [^\n]+\n$/),
    })
  } finally {
    await service.stop()
  }
})

test('preview link command: refuses an origin of a site that the settings do not list', async () => {
  await expect(runWith({ SITE_ORIGIN: 'city=https://city.example' }, '--site')).rejects.toMatchObject({
    code: 1,
    stderr: 'SITE_ORIGIN needs a correction:\n  "city" names no site of app.config.ts, which lists no sites\n',
  })
})

const SEVERAL = { SITE_SETTINGS: 'three-sites.config.ts' }

test.each([
  [['--site'], 'http://observatory.localhost', 'en'],
  [['--site', '--on', 'fund'], 'http://fund.localhost', 'en'],
  [['--site', '--on', 'city', '--locale', 'de'], 'http://stadt.localhost', 'de'],
  [['--entry', 'story-street-lamp', '--on', 'city'], 'http://city.localhost', 'en'],
])('preview link command: with %j, the link begins at the site’s host of the language', async (options, origin, locale) => {
  const { stdout } = await runWith(SEVERAL, ...options)
  const address = new URL(stdout.trim())
  expect(address.origin).toBe(origin)
  expect(readLink(address.searchParams.get('token') ?? '', SECRET)).toMatchObject({ locale })
})

test.each([
  [['--site', '--on', 'museum'], '--on must be a site of the settings (observatory, city, fund), not "museum".\n'],
  [['--site', '--on', 'fund', '--locale', 'de'], '--locale must be a language of this site (en, ar), not "de".\n'],
])('preview link command: refuses %j, which the site of SITE_SETTINGS lacks', async (options, stderr) => {
  await expect(runWith(SEVERAL, ...options)).rejects.toMatchObject({ code: 1, stderr })
})

test('press link command: the link begins at the chosen site of SITE_SETTINGS', async () => {
  for (const [options, origin] of [
    [['--on', 'fund'], 'http://fund.localhost/'],
    [[], 'http://observatory.localhost/'],
  ] as const)
    expect((await runScript('content-press-link', SEVERAL, options)).stdout).toMatch(new RegExp(`^${origin}`))
})
