import { expect, test } from 'vitest'
import { parseEnvironment } from '../../../src/config/env.server.ts'
import { mediaAddress, mediaHosts } from '../../../src/content/client/media.server.ts'

const FILE = 'images.ctfassets.net/space/asset/token/dome.jpg'

const ofContentful = mediaAddress(mediaHosts(parseEnvironment({ CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_DELIVERY_TOKEN: 'token' })))
const ofService = mediaAddress(mediaHosts(parseEnvironment({ CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_HOST: 'localhost:4100', CONTENTFUL_INSECURE: 'true' })))

test('mediaAddress: returns https addresses for files of Contentful, in any spelling', () => {
  for (const start of ['//', 'https://', 'http://']) expect(ofContentful(start + FILE)).toBe(`https://${FILE}`)
  expect(ofContentful('//images.eu.ctfassets.net/space/dome.jpg')).toBe('https://images.eu.ctfassets.net/space/dome.jpg')
})

test('mediaAddress: returns the address of a file of another service unchanged, and moved files at Contentful', () => {
  expect(ofService('http://localhost:4100/images/dome.jpg')).toBe('http://localhost:4100/images/dome.jpg')
  expect(ofService('//localhost:4100/images/dome.jpg')).toBe('http://localhost:4100/images/dome.jpg')
  expect(ofService(`//${FILE}`)).toBe(`https://${FILE}`)
})

test.each([
  'data:image/svg+xml,<svg/>',
  '//evil.example/dome.jpg',
  '//images.ctfassets.net.evil.example/x',
  '//ctfassets.net:8080/x',
  'javascript:alert(1)',
  '',
])('mediaAddress: returns undefined for %s', (url) => {
  expect([ofContentful(url), ofService(url)]).toEqual([undefined, undefined])
})
