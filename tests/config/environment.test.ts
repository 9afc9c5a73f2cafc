import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseEnvironment } from '../../src/config/env.server.ts'

test('nothing set is enough', () => {
  expect(parseEnvironment({})).toMatchObject({ PORT: 3000, HOST: 'localhost', CONTENT_SPACE: 'content/space.json' })
})

test('.env.example works unedited', () => {
  expect(parseEnvironment(parseEnv(readFileSync('.env.example', 'utf8')))).toEqual(parseEnvironment({}))
})

test.each([
  [{ PORT: 'three' }, /PORT must be a number: PORT=3000/],
  [{ CONTENTFUL_HOST: 'https://cdn.contentful.com' }, /CONTENTFUL_HOST must be host or host:port/],
  [{ CONTENTFUL_INSECURE: 'yes' }, /CONTENTFUL_INSECURE must be true or false/],
  [{ CONTENTFUL_SPACE_ID: 'abc/def' }, /CONTENTFUL_SPACE_ID must be the id of a space/],
  [{ CONTENTFUL_SPACE_ID: 'abc' }, /CONTENTFUL_DELIVERY_TOKEN is missing/],
])('%j stops the start with a sentence that names the variable', (variables, message) => {
  expect(() => parseEnvironment(variables)).toThrow(message)
})

test('a content service on this machine needs no token', () => {
  expect(parseEnvironment({ CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_HOST: 'localhost:4100', CONTENTFUL_INSECURE: 'true' }).CONTENTFUL_SPACE_ID).toBe('abc')
})
