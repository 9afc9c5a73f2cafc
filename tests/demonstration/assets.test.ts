import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { space } from './space-file.ts'

const LOCALES = ['en', 'de', 'fr', 'ar', 'ja']

const files = space.assets.flatMap((asset) => Object.entries(asset.fields.file).map(([locale, file]) => ({ id: asset.sys.id, locale, ...file })))
const pictures = files.filter((file) => file.contentType.startsWith('image/'))

/** Returns the path to which `contentful-export --download-assets` writes the file of an address. */
function onDisk(url: string): string {
  const { host, pathname } = new URL(`https:${url}`)
  return `content/${host}${decodeURIComponent(pathname)}`
}

test('assets: include at least 30 different pictures, and files of other kinds', async () => {
  const contents = await Promise.all(
    pictures.map(async ({ url }) =>
      createHash('sha256')
        .update(await readFile(onDisk(url)))
        .digest('hex'),
    ),
  )
  expect(new Set(contents).size).toBe(pictures.length)
  expect(pictures.length).toBeGreaterThanOrEqual(30)
  expect(files.length).toBeGreaterThan(pictures.length)
})

test('pictures: have several aspect ratios', () => {
  const shapes = new Set(pictures.map(({ details: { image } }) => ((image?.width ?? 0) / (image?.height ?? 1)).toFixed(2)))
  expect(shapes.size).toBeGreaterThanOrEqual(4)
})

test('assets: each has a title and a description in five languages, all different', () => {
  const lacking = space.assets.filter(({ fields: { title, description } }) => {
    const words = Object.values(description)
    return [title, description].some((text) => LOCALES.some((locale) => !text[locale])) || new Set(words).size < words.length
  })
  expect(lacking.map((asset) => asset.sys.id)).toEqual([])
})

test('assets: every file is at its export path and has the size in its asset', async () => {
  const notify = files.map(({ id, details }) => ({ id, size: details.size }))
  const found = await Promise.all(
    files.map(async ({ id, url }) => ({
      id,
      size: await stat(onDisk(url)).then(
        (file) => file.size,
        () => 'no file',
      ),
    })),
  )
  expect(notify).toEqual(found)
})

test('asset URLs: contain the space, the asset and the file, and need no decoding', () => {
  // The import tool looks up a file by its address without decoding it.
  const odd = files.filter(
    ({ id, url, fileName }) => !new RegExp(`^//(?:images|assets)(?:\\.secure)?\\.ctfassets\\.net/[a-z0-9]+/${id}/[a-f0-9]{32}/${fileName}$`).test(url),
  )
  expect(odd.map(({ url }) => url)).toEqual([])
})

test('pictures: each has the dimensions and the type in its asset', async () => {
  const notify = pictures.map(({ id, contentType, details }) => ({ id, ...details.image, type: contentType }))
  const found = await Promise.all(
    pictures.map(async ({ id, url }) => {
      const { width, height, format } = await sharp(onDisk(url)).metadata()
      return { id, width, height, type: `image/${format}` }
    }),
  )
  expect(notify).toEqual(found)
})

test.each([
  ['application/pdf', /^%PDF-1\.\d/],
  ['text/csv', /^[^\n,]+,[^\n]+\r?\n/],
])('files of the type %s: start with the signature of the type', async (contentType, beginning) => {
  const own = files.filter((file) => file.contentType === contentType)
  expect(own.length).toBeGreaterThan(0)
  for (const { url } of own) expect((await readFile(onDisk(url))).toString('latin1')).toMatch(beginning)
})

test('asset folder: contains only files that belong to an asset', () => {
  const named = new Set(files.map(({ url }) => onDisk(url)))
  const there = globSync('content/*.ctfassets.net/**', { withFileTypes: true }).filter((entry) => entry.isFile())
  expect(there.map(({ parentPath, name }) => relative('.', join(parentPath, name))).filter((file) => !named.has(file))).toEqual([])
})
