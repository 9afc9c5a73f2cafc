import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { scenes } from '../../packages/demonstration-pictures/src/scenes.ts'
import { space } from './space-file.ts'

const pictures = new Map(
  space.assets.flatMap(({ sys, fields }) =>
    Object.values(fields.file).flatMap(({ contentType, url }) => (contentType.startsWith('image/') ? [[sys.id, url] as const] : [])),
  ),
)

test('pictures: demonstration-pictures draws each picture of the space, and no other', () => {
  expect([...scenes.keys()].toSorted()).toEqual([...pictures.keys()].toSorted())
})

test.each(['portrait-obi', 'star-chart-orion'])('pictures: the committed file of %s is that of demonstration-pictures', async (id) => {
  const drawn = await scenes.get(id)?.()
  // Versions of the image library may encode pixels differently.
  const pixels = (picture: Buffer | undefined) => sharp(picture).removeAlpha().raw().toBuffer()
  const [now, then] = [await pixels(drawn?.bytes), await pixels(readFileSync(`content/${(pictures.get(id) ?? '').replace('//', '')}`))]
  expect(now.length).toBe(then.length)
  expect(now.reduce((sum, value, at) => sum + Math.abs(value - (then[at] ?? 0)), 0) / now.length).toBeLessThan(2)
})
