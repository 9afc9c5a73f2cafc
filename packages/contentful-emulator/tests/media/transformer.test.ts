import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { parseImageParameters } from 'contentful-emulator/media/image-parameters.ts'
import { Transformer } from 'contentful-emulator/media/transformer.ts'

const parameters = parseImageParameters(new URLSearchParams('w=16')) ?? raise('There are no parameters.')
let folder: string
let file: string
let size: number

function raise(message: string): never {
  throw new Error(message)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  file = join(folder, 'grey.png')
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } }).toFile(file)
  size = (await stat(file)).size
})
afterAll(() => rm(folder, { recursive: true }))

test('Transformer: pictures that finish early do not abort later work', async () => {
  const workshop = new Transformer(20)
  try {
    // The first start is slow. The rounds together take longer than the idle limit of 20 ms.
    for (let round = 0; round < 60; round += 1) {
      const pair = await Promise.all([workshop.make(file, size, parameters), workshop.make(file, size, parameters)])
      expect(pair.map(({ contentType }) => contentType)).toEqual(['image/png', 'image/png'])
    }
  } finally {
    workshop.close()
  }
})

test('Transformer: finishes pictures in progress when it closes', async () => {
  const workshop = new Transformer()
  const pair = [workshop.make(file, size, parameters), workshop.make(file, size, parameters)]
  workshop.close()
  expect((await Promise.all(pair)).map(({ contentType }) => contentType)).toEqual(['image/png', 'image/png'])
})
