import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentWebhook } from '../../../scripts/content-webhook.ts'
import { spaceSettings, type SpaceSettings } from '../../support/management/space-settings.ts'

let space: SpaceSettings

beforeEach(async () => {
  space = await spaceSettings()
})

afterEach(() => space.stop())

const URL = 'https://www.bakery.example/api/webhooks/contentful'

/** Runs the command. Returns its output, and the reason if it failed. */
async function run(args: readonly string[] = [], variables: NodeJS.ProcessEnv = {}) {
  const lines: string[] = []
  const env = {
    CONTENTFUL_SPACE_ID: 'bakery',
    CONTENTFUL_HOST: 'localhost:1',
    CONTENTFUL_MANAGEMENT_TOKEN: 'manager',
    CONTENTFUL_MANAGEMENT_HOST: space.host,
    CONTENTFUL_INSECURE: 'true',
    SITE_ORIGIN: 'https://www.bakery.example',
    ...variables,
  }
  const refusal = await contentWebhook(args, {
    variables: env,
    originOf: (given) => given ?? 'https://observatory.example',
    print: (line) => lines.push(line),
  }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return { said: lines.join('\n'), refusal }
}

test('content:webhook: creates a secret and then the webhook; a second run changes nothing', async () => {
  const { said, refusal } = await run()
  expect(refusal).toBeUndefined()
  expect(space.secret).toMatch(/^[\w-]{64}$/)
  expect(said).toContain(`\nCONTENTFUL_WEBHOOK_SECRET=${space.secret}\n`)
  expect(space.writes.map(([request]) => request)).toEqual(['PUT /webhook_settings/signing_secret', 'POST /webhook_definitions'])
  expect(space.webhooks).toEqual([
    {
      sys: expect.anything(),
      name: 'Site at www.bakery.example',
      url: URL,
      topics: ['Entry', 'Asset', 'ContentType'].flatMap((kind) => [`${kind}.publish`, `${kind}.unpublish`, `${kind}.delete`]),
      filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, 'master'] }],
      headers: [],
      active: true,
    },
  ])
  const again = await run([], { CONTENTFUL_WEBHOOK_SECRET: space.secret })
  expect(again.said).toBe('The webhook "Site at www.bakery.example" is up to date.\nCONTENTFUL_WEBHOOK_SECRET matches the secret of the space.')
  expect(space.writes).toHaveLength(2)
})

test('content:webhook: needs no delivery token', async () => {
  const { refusal } = await run(['--dry-run', '--url', 'https://www.bakery.example'], { CONTENTFUL_HOST: 'cdn.contentful.com' })
  expect(refusal).toBeUndefined()
})

test('content:webhook --dry-run: prints all steps, shows no secret and changes nothing', async () => {
  const { said, refusal } = await run(['--dry-run', '--url', 'https://staging.bakery.example/'], { CONTENTFUL_ENVIRONMENT: 'staging' })
  expect(refusal).toBeUndefined()
  expect(said.split('\n')).toEqual([
    'Would be done: the space gets a secret, and signs its webhooks with it.',
    'Would be done: the webhook "Site at staging.bakery.example" is created. It notifies https://staging.bakery.example/api/webhooks/contentful of changes in environment staging.',
  ])
  expect(space.writes).toEqual([])
})

test('content:webhook: corrects a webhook that was changed by hand, and keeps its name and headers', async () => {
  const headers = [{ key: 'X-Own', value: 'kept' }]
  const changed = { name: 'Our site', url: URL, topics: ['*.*'], filters: null, headers, active: false, transformation: { body: '{}' } }
  space.webhooks.push(
    { name: 'another', url: 'https://example.org/', topics: [], sys: { id: 'hook-0', version: 1 } },
    { ...changed, sys: { id: 'hook-1', version: 7 } },
  )
  space.secret = 's'.repeat(64)
  expect(await run()).toEqual({ said: expect.stringContaining('Done: the webhook "Our site" is corrected.'), refusal: undefined })
  expect(space.writes).toEqual([['PUT /webhook_definitions/hook-1', expect.objectContaining({ name: 'Our site', url: URL, active: true, headers })]])
  expect(space.webhooks[1]).not.toHaveProperty('transformation')
  expect((await run()).said).toContain('is up to date')
})

test('content:webhook: compares an existing secret of the space with the setting, or requests the setting', async () => {
  space.secret = `${'s'.repeat(60)}az19`
  expect(await run()).toEqual({ said: expect.stringContaining('Still to do: the secret of the space ends with az19'), refusal: undefined })
  expect(await run([], { CONTENTFUL_WEBHOOK_SECRET: 'x'.repeat(64) })).toMatchObject({
    refusal: expect.stringContaining('CONTENTFUL_WEBHOOK_SECRET is wrong: the secret of the space ends with az19'),
  })
  expect(space.secret).toBe(`${'s'.repeat(60)}az19`)
  const { said } = await run(['--new-secret'])
  expect(space.secret).not.toContain('az19')
  expect(said).toContain(`CONTENTFUL_WEBHOOK_SECRET=${space.secret}`)
})

test('content:webhook: sends the secret of the site to a space without a secret', async () => {
  const own = 'y'.repeat(64)
  const { said } = await run([], { CONTENTFUL_WEBHOOK_SECRET: own })
  expect(space.secret).toBe(own)
  expect(said).not.toContain(own)
})

test.each<[string, readonly string[], NodeJS.ProcessEnv, RegExp]>([
  ['no space', [], { CONTENTFUL_SPACE_ID: '' }, /^CONTENTFUL_SPACE_ID must be the id of the space/],
  ['no token', [], { CONTENTFUL_MANAGEMENT_TOKEN: '' }, /^CONTENTFUL_MANAGEMENT_TOKEN is missing: create a token/],
  ['a wrong token', [], { CONTENTFUL_MANAGEMENT_TOKEN: 'other' }, /refuses the token \(401\): CONTENTFUL_MANAGEMENT_TOKEN must be/],
  ['another space', [], { CONTENTFUL_SPACE_ID: 'florist' }, /has no space florist, or the token has no access to it \(404\)/],
  ['nobody there', [], { CONTENTFUL_MANAGEMENT_HOST: '127.0.0.1:1' }, /^127\.0\.0\.1:1 does not answer \(.*ECONNREFUSED.*\)/],
  ['no address', ['--url', 'www.bakery.example'], {}, /^--url must be the address of the site/],
  ['an option that there is not', ['--force'], {}, /^There is no option --force\.\nnpm run content:webhook -- --help/],
])('content:webhook: %s is refused with the remedy', async (_, args, variables, remedy) => {
  expect(await run(args, variables)).toEqual({ said: '', refusal: expect.stringMatching(remedy) })
  expect(space.writes).toEqual([])
})

test('content:webhook: prints the message of Contentful if the space refuses a change', async () => {
  space.fail(422, 'ValidationFailed')
  expect((await run()).refusal).toMatch(/refuses it \(422\): It says ValidationFailed\./)
  space.fail(403, 'AccessDenied')
  expect((await run()).refusal).toMatch(/does not allow it \(403\): the owner of CONTENTFUL_MANAGEMENT_TOKEN needs a role/)
})
