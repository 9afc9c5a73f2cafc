import { once } from 'node:events'
import { createServer } from 'node:http'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fetchFiles, filesOf } from '../../scripts/moving/pull/pulled-files.ts'

const assetOf = (url: string) => ({ sys: { id: 'leaflet' }, fields: { file: { en: { url } } } })
const none = { hosts: ['api.contentful.com', 'cdn.contentful.com'], isInsecure: false }

test('filesOf: accepts asset addresses of Contentful, including protected ones', () => {
  const urls = ['//images.ctfassets.net/s/a/t/x.jpg', '//images.secure.ctfassets.net/s/a/t/x%20y.jpg', 'https://downloads.eu.ctfassets.net/s/a/t/x.zip']
  expect(filesOf(urls.map(assetOf), none).map(({ path }) => path)).toEqual([
    'images.ctfassets.net/s/a/t/x.jpg',
    'images.secure.ctfassets.net/s/a/t/x y.jpg',
    'downloads.eu.ctfassets.net/s/a/t/x.zip',
  ])
})

test('fetchFiles: signs addresses and follows no redirect', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.startsWith('/moved')) response.writeHead(302, { location: '/inner' }).end()
    else response.end('bytes')
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const host = `localhost:${typeof address === 'object' && address ? address.port : 0}`
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-files-'))
  const files = filesOf(
    ['/files/there.txt', '/moved.txt'].map((path) => assetOf(`http://${host}${path}`)),
    { hosts: [host], isInsecure: true },
  )
  await fetchFiles(files, folder, { sign: async (url) => `${url}?token=t` })
  server.close()
  expect(asked.toSorted()).toEqual(['/files/there.txt?token=t', '/moved.txt?token=t'])
  expect(readFileSync(join(folder, host, 'files/there.txt'), 'utf8')).toBe('bytes')
  expect(existsSync(join(folder, host, 'moved.txt'))).toBe(false)
})
