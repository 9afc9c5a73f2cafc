import { expect, test } from 'vitest'
import { parseEnvironment } from '../../../src/config/env.server.ts'
import { adapterOf } from '../../../src/features/cdn-purge/adapters.server.ts'
import { edgeGridAuthorization, signedForAws } from '../../../src/features/cdn-purge/signatures.server.ts'
import { startReceiver, type Received } from '../../support/receiver.ts'
import { folderOfTest, purging, TestClock } from './purging.ts'
import { soon } from './soon.ts'

const TAGS = ['0123456789', 'abcdef0123']
const SECRET = 'top-secret-value'
const json = { 'content-type': 'application/json' }

/** The documented request of each vendor, for two tags. */
const DOCUMENTED: readonly (readonly [cdn: string, variables: Record<string, string>, requests: readonly object[]])[] = [
  [
    'fastly',
    { SITE_CDN_ID: 'SU1Z0isxPaozGVKXdv0eY', SITE_CDN_TOKEN: SECRET },
    [
      {
        method: 'POST',
        url: '/service/SU1Z0isxPaozGVKXdv0eY/purge',
        headers: { ...json, 'fastly-key': SECRET, 'fastly-soft-purge': '1' },
        body: { surrogate_keys: TAGS },
      },
    ],
  ],
  [
    'cloudflare',
    { SITE_CDN_ID: '023e105f4ecef8ad9ca31a8372d0c353', SITE_CDN_TOKEN: SECRET },
    [
      {
        method: 'POST',
        url: '/zones/023e105f4ecef8ad9ca31a8372d0c353/invalidate_cache',
        headers: { ...json, authorization: `Bearer ${SECRET}` },
        body: { tags: TAGS },
      },
    ],
  ],
  [
    'bunny',
    { SITE_CDN_ID: '4711', SITE_CDN_TOKEN: SECRET },
    TAGS.map((tag) => ({ method: 'POST', url: '/pullzone/4711/purgeCache', headers: { ...json, accesskey: SECRET }, body: { CacheTag: tag } })),
  ],
  [
    'netlify',
    { SITE_CDN_ID: 'site-1', SITE_CDN_TOKEN: SECRET },
    [{ method: 'POST', url: '/api/v1/purge', headers: { ...json, authorization: `Bearer ${SECRET}` }, body: { site_id: 'site-1', cache_tags: TAGS } }],
  ],
  [
    'vercel',
    { SITE_CDN_ID: 'bakery', SITE_CDN_TOKEN: SECRET, SITE_CDN_CLIENT: 'team_1' },
    [
      {
        method: 'POST',
        url: '/v1/edge-cache/invalidate-by-tags?projectIdOrName=bakery&teamId=team_1',
        headers: { ...json, authorization: `Bearer ${SECRET}` },
        body: { tags: TAGS, target: 'production' },
      },
    ],
  ],
  [
    'akamai',
    { SITE_CDN_CLIENT: 'akab-client', SITE_CDN_TOKEN: 'akab-access', SITE_CDN_SECRET: SECRET },
    [
      {
        method: 'POST',
        url: '/ccu/v3/invalidate/tag/production',
        headers: {
          ...json,
          authorization: expect.stringMatching(
            /^EG1-HMAC-SHA256 client_token=akab-client;access_token=akab-access;timestamp=20261124T00:00:01\+0000;nonce=[\w-]{36};signature=[\w+/]{43}=$/,
          ),
        },
        body: { objects: TAGS },
      },
    ],
  ],
  [
    'cloudfront',
    { SITE_CDN_ID: 'EDFDVBD6EXAMPLE', SITE_CDN_CLIENT: 'AKIDEXAMPLE', SITE_CDN_SECRET: SECRET },
    [
      {
        method: 'POST',
        url: '/2020-05-31/distribution/EDFDVBD6EXAMPLE/invalidation',
        headers: {
          'content-type': 'application/xml',
          'x-amz-date': '20261124T000001Z',
          authorization: expect.stringMatching(
            /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/20261124\/us-east-1\/cloudfront\/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=[0-9a-f]{64}$/,
          ),
        },
        body: expect.stringMatching(
          /<CallerReference>vitrine-\d+-[0-9a-f]{10}<\/CallerReference><Paths><Items><Path>#0123456789<\/Path><Path>#abcdef0123<\/Path><\/Items><Quantity>2<\/Quantity>/,
        ),
      },
    ],
  ],
  ['varnish', {}, [{ method: 'PURGE', url: '/', headers: { 'xkey-softpurge': TAGS.join(' ') }, body: '' }]],
]

function readable({ method, url, headers, body }: Received) {
  return { method, url, headers, body: headers['content-type'] === 'application/json' ? JSON.parse(body) : body }
}

test.each(DOCUMENTED)('%s: gets the documented request, and no message contains its credentials', async (SITE_CDN, variables, requests) => {
  using own = folderOfTest()
  const receiver = await startReceiver()
  const clock = new TestClock()
  const { purger, logged } = await purging({ SITE_CDN, SITE_CDN_API: receiver.url, ...variables }, own.folder, clock)
  try {
    receiver.answers([401])
    await purger.purge(TAGS)
    purger.open()
    for (const ms of [100, 1000]) {
      await soon(() => expect(clock.untilNext).toBeDefined())
      clock.advance(ms)
      await soon(() => expect(purger.status.purges + purger.status.failures).toBeGreaterThan(ms === 100 ? 0 : 1))
    }
    await soon(() => expect(receiver.received).toHaveLength(requests.length + 1))
    expect(receiver.received.slice(1).map(readable)).toEqual(
      requests.map((request) => expect.objectContaining({ ...request, headers: expect.objectContaining(Object(request)['headers']) })),
    )
    expect(logged.join('\n')).toMatch(/answered 401: check SITE_CDN_TOKEN/)
    for (const value of Object.values(variables)) expect(logged.join('\n')).not.toContain(value)
  } finally {
    await purger.close()
    await receiver.close()
  }
})

test('generic: sends the operator’s own request', () => {
  const form = {
    url: 'https://cdn.example/purge/<id>?tags=<tags>',
    headers: { Authorization: 'Token <token>' },
    body: '{"keys":<json>}',
    separator: '|',
    maxPerRequest: 7,
  }
  const env = parseEnvironment({ SITE_CDN: 'generic', SITE_CDN_REQUEST: JSON.stringify(form), SITE_CDN_ID: 'zone', SITE_CDN_TOKEN: SECRET })
  const { maxTags, requests } = adapterOf('generic', env)
  expect(maxTags).toBe(7)
  expect(requests(TAGS, env, new Date())).toEqual([
    {
      method: 'POST',
      url: 'https://cdn.example/purge/zone?tags=0123456789%7Cabcdef0123',
      headers: { Authorization: `Token ${SECRET}` },
      body: '{"keys":["0123456789","abcdef0123"]}',
    },
  ])
})

test('adapterOf: several zones share the rate of the account', () => {
  const env = parseEnvironment({ SITE_CDN: 'cloudflare', SITE_CDN_ID: 'city', SITE_CDN_TOKEN: SECRET })
  expect(adapterOf('cloudflare', env, 2).rate).toEqual({ burst: 12, refillMs: 24_000 })
})

test.each([
  ['akamai', 50_000],
  ['varnish', 4096],
] as const)('%s: the largest request stays below %d bytes', (SITE_CDN, most) => {
  const env = parseEnvironment({ SITE_CDN, SITE_CDN_API: 'https://host.example', SITE_CDN_CLIENT: 'c', SITE_CDN_TOKEN: 't', SITE_CDN_SECRET: 's' })
  const { maxTags, requests } = adapterOf(SITE_CDN, env)
  const tags = Array.from({ length: maxTags }, (_, index) => String(index).padStart(10, '0'))
  const [{ headers, body = '' } = { headers: {} }] = requests(tags, env, new Date())
  expect(body.length + (SITE_CDN === 'varnish' ? JSON.stringify(headers).length : 0)).toBeLessThan(most)
})

test.each([
  [{ SITE_CDN: 'fastly', SITE_CDN_ID: 'service' }, /SITE_CDN_TOKEN is missing: purging fastly needs SITE_CDN_ID, SITE_CDN_TOKEN/],
  [{ SITE_CDN: 'fastly', SITE_CDN_ID: 'one,,two', SITE_CDN_TOKEN: 'token' }, /SITE_CDN_ID must be an id, or several with commas/],
  [{ SITE_CDN: 'varnish', SITE_CDN_API: 'varnish:6081' }, /SITE_CDN_API must be an address/],
  [{ SITE_CDN: 'generic', SITE_CDN_REQUEST: '{"url":"nowhere"}' }, /SITE_CDN_REQUEST must be JSON such as/],
])('parseEnvironment: %o fails with the name of the wrong variable', (variables, problem) => {
  expect(() => parseEnvironment(variables)).toThrow(problem)
})

// https://docs.aws.amazon.com/IAM/latest/UserGuide/signing-elements.html, and the suite of test cases that AWS publishes.
test('signedForAws: agrees with the published examples', () => {
  const credentials = { keyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'us-east-1' }
  const at = new Date('2015-08-30T12:36:00Z')
  const form = { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' }
  const listUsers = { method: 'GET', url: 'https://iam.amazonaws.com/?Version=2010-05-08&Action=ListUsers', headers: form, body: '' }
  expect(signedForAws(listUsers, { ...credentials, service: 'iam' }, at)['Authorization']).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7',
  )
  const vanilla = { method: 'GET', url: 'https://example.amazonaws.com/', headers: {}, body: '' }
  expect(signedForAws(vanilla, { ...credentials, service: 'service' }, at)['Authorization']).toMatch(
    /Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31$/,
  )
  const posted = {
    method: 'POST',
    url: 'https://example.amazonaws.com/',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'Param1=value1',
  }
  expect(signedForAws(posted, { ...credentials, service: 'service' }, at)['Authorization']).toMatch(
    /Signature=ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a$/,
  )
})

// The test data of Akamai’s own libraries.
test.each([
  ['GET', '/', '', 'tL+y4hxyHxgWVD30X3pWnGKHcPzmrIF+LThiAOhMxYU='],
  ['GET', '/testapi/v1/t1?p1=1&p2=2', '', 'hKDH1UlnQySSHjvIcZpDMbQHihTQ0XyVAKZaApabdeA='],
  ['POST', '/testapi/v1/t3', 'datadatadatadatadatadatadatadata', 'hXm4iCxtpN22m4cbZb4lVLW5rhX8Ca82vCFqXzSTPe4='],
  ['POST', '/testapi/v1/t6', '', '1gEDxeQGD5GovIkJJGcBaKnZ+VaPtrc4qBUHixjsPCQ='],
])('edgeGridAuthorization: %s %s agrees with the published example', (method, path, body, signature) => {
  const url = `https://akaa-baseurl-xxxxxxxxxxx-xxxxxxxxxxxxx.luna.akamaiapis.net${path}`
  const credentials = {
    clientToken: 'akab-client-token-xxx-xxxxxxxxxxxxxxxx',
    clientSecret: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=',
    accessToken: 'akab-access-token-xxx-xxxxxxxxxxxxxxxx',
  }
  const at = new Date('2014-03-21T19:34:21Z')
  expect(edgeGridAuthorization({ method, url, body }, credentials, at, 'nonce-xx-xxxx-xxxx-xxxx-xxxxxxxxxxxx')).toMatch(
    new RegExp(`;signature=${signature.replaceAll('+', '\\+')}$`),
  )
})
