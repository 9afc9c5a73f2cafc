import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseEnvironment, syncIntervalMs, unknownVariables } from '../../src/config/env.server.ts'

test('parseEnvironment: accepts an empty environment', () => {
  expect(parseEnvironment({})).toMatchObject({ PORT: 3000, HOST: 'localhost', CONTENT_SPACE: 'content/space.json' })
})

test('parseEnvironment: accepts .env.example unedited', () => {
  expect(parseEnvironment(parseEnv(readFileSync('.env.example', 'utf8')))).toEqual(parseEnvironment({}))
})

test.each([
  [{ PORT: 'three' }, /PORT must be a number: PORT=3000/],
  [{ SITE_ORIGIN: 'bakery.example' }, /SITE_ORIGIN must have scheme and host only/],
  [{ SITE_ORIGIN: 'https://bakery.example/shop' }, /SITE_ORIGIN must have scheme and host only/],
  [{ SITE_CDN: 'akamay' }, /SITE_CDN must be one of akamai, bunny, /],
  [{ SITE_CDN_SECONDS: 'a day' }, /SITE_CDN_SECONDS must be a number of seconds/],
  [{ DRAIN_SECONDS: 'soon' }, /DRAIN_SECONDS must be a number of seconds/],
  [{ CONTENTFUL_HOST: 'https://cdn.contentful.com' }, /CONTENTFUL_HOST must be host or host:port/],
  [{ CONTENTFUL_INSECURE: 'yes' }, /CONTENTFUL_INSECURE must be true or false/],
  [{ CONTENTFUL_SPACE_ID: 'abc/def' }, /CONTENTFUL_SPACE_ID must be the id of a space/],
  [{ CONTENTFUL_SPACE_ID: 'abc' }, /CONTENTFUL_DELIVERY_TOKEN is missing/],
  [{ CONTENT_STRATEGY: 'static' }, /CONTENT_STRATEGY must be replica or direct/],
  [{ CONTENT_SYNC_SECONDS: 'often' }, /CONTENT_SYNC_SECONDS must be a number of seconds/],
  [{ CONTENT_SYNC_SECONDS: '0.1' }, /CONTENT_SYNC_SECONDS/],
])('parseEnvironment: %j stops the start with a sentence that names the variable', (variables, message) => {
  expect(() => parseEnvironment(variables)).toThrow(message)
})

test('parseEnvironment: requires no token for a content service on this machine', () => {
  expect(parseEnvironment({ CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_HOST: 'localhost:4100', CONTENTFUL_INSECURE: 'true' }).CONTENTFUL_SPACE_ID).toBe('abc')
})

test('unknownVariables: reports unknown variables that resemble ours, and suggests the right name', () => {
  expect(unknownVariables({ CONTENTFUL_SPACE: 'abc', CONTENT_SPCE: 'x.json', SITE_ORIGN: 'https://bakery.example' })).toEqual([
    'CONTENTFUL_SPACE is set, but the site has no such variable: did you mean CONTENTFUL_SPACE_ID?',
    'CONTENT_SPCE is set, but the site has no such variable: did you mean CONTENT_SPACE?',
    'SITE_ORIGN is set, but the site has no such variable: did you mean SITE_ORIGIN?',
  ])
  expect(unknownVariables({ CONTENTFUL_GRAPHQL_ENDPOINT: 'x' })).toEqual([
    'CONTENTFUL_GRAPHQL_ENDPOINT is set, but the site has no such variable (see .env.example).',
  ])
  expect(unknownVariables({ ...parseEnv(readFileSync('.env.example', 'utf8')), CONTENTFUL_OLD: '', PATH: '/bin', SITE_CLOCK: '' })).toEqual([])
})

test('unknownVariables: reports variables without a prefix only if they are almost one of ours', () => {
  const misspelled = { DRAIN_SECOND: '5', METRIC_PORT: '9000', LOG_FORMT: 'json', ACESS_LOG: 'on', CONTENFUL_SPACE_ID: 'abc', STIE_ORIGIN: 'x' }
  const right = ['DRAIN_SECONDS', 'METRICS_PORT', 'LOG_FORMAT', 'ACCESS_LOG', 'CONTENTFUL_SPACE_ID', 'SITE_ORIGIN']
  const expected = Object.keys(misspelled).map((name, index) => `${name} is set, but the site has no such variable: did you mean ${right[index]}?`)
  expect(unknownVariables(misspelled)).toEqual(expected)
  const ofOthers = { POST: 'x', HOSTS: 'x', LOGNAME: 'x', LOG_LEVEL: 'x', NODE_ENV: 'production', NODE_OPTIONS: 'x', METRICS_PATH: 'x', npm_config_cache: 'x' }
  expect(unknownVariables(ofOthers)).toEqual([])
})

test.each([
  [{}, 5000],
  [{ CONTENTFUL_HOST: 'preview.contentful.com' }, 5000],
  [{ CONTENTFUL_HOST: 'localhost:4100' }, 500],
  [{ CONTENTFUL_HOST: 'localhost:4100', CONTENT_SYNC_SECONDS: '60' }, 60_000],
])('syncIntervalMs: with %j the site polls the space for changes every %i ms', (variables, expected) => {
  expect(syncIntervalMs(parseEnvironment(variables))).toBe(expected)
})

test('parseEnvironment: rejects a token with characters that no header can hold', () => {
  for (const name of ['CONTENTFUL_DELIVERY_TOKEN', 'CONTENTFUL_PREVIEW_TOKEN', 'CONTENTFUL_MANAGEMENT_TOKEN'] as const) {
    expect(() => parseEnvironment({ [name]: '…' })).toThrow(`${name} must be the token itself, without spaces or dots that stand for it`)
    expect(parseEnvironment({ [name]: 'CFPAT-a_b.c' })[name]).toBe('CFPAT-a_b.c')
  }
})

test('parseEnvironment: Web Vitals need the port of the metrics, and a share from 0 to 1', () => {
  expect(() => parseEnvironment({ SITE_VITALS_SAMPLE: '0.1' })).toThrow('SITE_VITALS_SAMPLE needs METRICS_PORT: the measurements are part of the metrics')
  expect(() => parseEnvironment({ SITE_VITALS_SAMPLE: '10', METRICS_PORT: '9464' })).toThrow('SITE_VITALS_SAMPLE must be a share of page views')
  expect(parseEnvironment({ SITE_VITALS_SAMPLE: '0.1', METRICS_PORT: '9464' }).SITE_VITALS_SAMPLE).toBe(0.1)
  expect(parseEnvironment({}).SITE_VITALS_SAMPLE).toBe(0)
})
