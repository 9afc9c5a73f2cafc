import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { scenes } from '../../packages/demonstration-pictures/src/scenes.ts'
import { entriesOf, linkedId, space } from './space-file.ts'

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

/** Names of meteor showers in the languages of the space. */
const SHOWERS = [/Perseid|Perséid|البرشاويات|ペルセウス座流星群/u, /Geminid|Géminid|التوأمي|ふたご座流星群/u]
const showersIn = (texts: Readonly<Record<string, unknown>>[]) => {
  const all = texts.flatMap((each) => Object.values(each)).join(' ')
  return SHOWERS.filter((shower) => shower.test(all))
}

test('pictures: the caption of an event or a story names no other meteor shower than its title', () => {
  const captions = new Map(space.assets.map(({ sys, fields }) => [sys.id, showersIn([fields.title, fields.description])]))
  const entries = ['event', 'story'].flatMap(entriesOf).map((entry) => ({
    id: entry.sys.id,
    title: showersIn([entry.fields['title'] ?? {}]),
    caption: captions.get(linkedId(entry, 'picture') ?? linkedId(entry, 'cover') ?? '') ?? [],
  }))
  expect(new Set(entries.flatMap(({ title }) => title)).size).toBe(SHOWERS.length)
  expect(entries.filter(({ title, caption }) => title.length > 0 && caption.some((shower) => !title.includes(shower))).map(({ id }) => id)).toEqual([])
})
