import { expect, test } from 'vitest'
import { parseEnvironment } from '../../../src/config/env.server.ts'
import { mediaAddress } from '../../../src/content/client/media-address.server.ts'
import { mediaHosts } from '../../../src/content/client/media-hosts.server.ts'

const FILE = 'images.ctfassets.net/space/asset/token/dome.jpg'

const ofContentful = mediaAddress(mediaHosts(parseEnvironment({ CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_DELIVERY_TOKEN: 'token' })))
const ofService = mediaAddress(mediaHosts(parseEnvironment({ CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_HOST: 'localhost:4100', CONTENTFUL_INSECURE: 'true' })))

test('Contentful’s own files are taken over https, however their address begins', () => {
  for (const start of ['//', 'https://', 'http://']) expect(ofContentful(start + FILE)).toBe(`https://${FILE}`)
  expect(ofContentful('//images.eu.ctfassets.net/space/dome.jpg')).toBe('https://images.eu.ctfassets.net/space/dome.jpg')
})

test('another service’s files are its own, or those that it left where they are', () => {
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
])('no file comes from %s', (url) => {
  expect([ofContentful(url), ofService(url)]).toEqual([undefined, undefined])
})
