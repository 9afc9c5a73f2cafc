import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FOCAL_POINTS, SHARED_PICTURE } from '../../../src/content/view/picture.ts'
import { createContentService, type ContentService } from 'contentful-emulator/service.ts'
import { EVERY_RATIO, largePictureUrl, pictureSources } from '../../../src/media/picture/picture-url.ts'
import { isAllowedTransformation } from '../../../src/media/picture/transformations.ts'
import { exampleService, SPACE, writeAssetFile } from '../../../packages/contentful-emulator/tests/example-space.ts'

const CRATER = `images.ctfassets.net/${SPACE}/crater/0123456789abcdef0123456789abcdef/crater.png`
const PATH = `/media/${CRATER.replace('.ctfassets.net', '')}`
const BLOCK = 4096
const BOUND = 12 * BLOCK

let example: Awaited<ReturnType<typeof exampleService>>
let service: ContentService
let cache: string
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'picture-offers-'))
  example = await exampleService()
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
  await writeAssetFile(example.folder, `//${CRATER}`, await plain.png().toBuffer())
  service = await createContentService({ spaces: [{ file: example.file }], assetBase: '/media', imageCache: cache, imageCacheBytes: BOUND })
})
afterAll(async () => {
  await service.close()
  await example.close()
  await rm(cache, { recursive: true })
})

/** All queries with which pages request that picture. */
const asked = new Set([
  SHARED_PICTURE,
  ...FOCAL_POINTS.flatMap((focalPoint) => {
    const picture = { id: '', url: '', width: 400, height: 300, alt: { text: '' }, vector: false, focalPoint }
    const sources = EVERY_RATIO.map((ratio) => pictureSources(picture, ratio))
    const sets = sources.flatMap(({ src, srcSet = {} }) => [src, ...Object.values(srcSet).flatMap((set) => set.split(', '))])
    return [...sets, largePictureUrl(picture)].map((candidate) => candidate.replace(/ .*/, '').slice(1))
  }),
])

const values: Readonly<Record<string, readonly string[]>> = {
  w: ['16', '320', '400', '401', '0400', '4000', '99999999999999999999', '-1', '', '4e2'],
  h: ['267', '300', '200', '160', '4000'],
  fit: ['fill', 'scale', 'pad', 'crop', 'thumb'],
  f: [...FOCAL_POINTS, 'face', 'faces', 'center_', 'CENTER', 'top_top'],
  fm: ['avif', 'webp', 'jpg', 'png', 'gif', 'AVIF'],
  fl: ['progressive', 'png8'],
  q: ['58', '76', '80', '1', '100', '058'],
  r: ['10', 'max'],
  bg: ['rgb:ff0000'],
  W: ['320'],
  token: ['x'],
  x: ['1'],
}
const pair = fc.constantFrom(...Object.entries(values).flatMap(([name, each]) => each.map((value) => `${name}=${value}`)))
/** Arbitrary queries, often similar to those of the site. */
const anyQuery = fc.oneof(
  fc.array(pair, { minLength: 1, maxLength: 6 }).map((pairs) => pairs.join('&')),
  fc.tuple(fc.constantFrom(...asked), pair, fc.boolean()).map(([query, more, first]) => (first ? `${more}&${query}` : `${query}&${more}`)),
  fc.constantFrom(...asked).map((query) => query.split('&').toReversed().join('&')),
  fc.constantFrom(...asked),
)
/** The parameters of the Images API. Without any of them, the response is the original file. */
const ASKS = /(?:^|&)(?:w|h|fit|f|fm|fl|q|r|bg)=/
const unsigned = (query: string) => query.replace(/(?:^|&)token=x/g, '').replace(/^&/, '')

test('picture service: only creates pictures that pages request, and the disk cache stays below its limit', async () => {
  const run = async (query: string) => {
    const response = await service.fetch(new Request(`http://localhost${PATH}?${query}`), { isOffered: isAllowedTransformation })
    await response.arrayBuffer()
    const isWanted = !ASKS.test(query) || asked.has(unsigned(query))
    expect(isWanted ? [200] : [400, 404], query).toContain(response.status)
    const sizes = await Promise.all(
      (await readdir(cache)).map((name) =>
        stat(join(cache, name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
    )
    expect(sizes.reduce((sum, size) => sum + Math.ceil(size / BLOCK) * BLOCK, 0)).toBeLessThanOrEqual(BOUND)
  }
  await fc.assert(fc.asyncProperty(anyQuery, run), { numRuns: 300, seed: 11 })
}, 60_000)
