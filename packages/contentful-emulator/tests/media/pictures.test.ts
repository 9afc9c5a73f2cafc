import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentService } from 'contentful-emulator/service.ts'
import { asset, exampleService, exampleSpace, SPACE, writeAssetFile } from '../example-space.ts'

const WIDTH = 400
const HEIGHT = 300

let example: Awaited<ReturnType<typeof exampleService>>
let cache: string

/** Creates a picture with a red left half and a blue right half, which shows the position of a crop. */
async function halves(): Promise<Buffer> {
  const right = await sharp({ create: { width: WIDTH / 2, height: HEIGHT, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: 'red' } })
    .composite([{ input: right, left: WIDTH / 2, top: 0 }])
    .png()
    .toBuffer()
}

beforeAll(async () => {
  const content = exampleSpace()
  const escaped = `//images.ctfassets.net/${SPACE}/named/abc/B%C3%BCro%20plan.png`
  content.assets.push(
    asset('named', 5, { url: escaped, fileName: 'Büro plan.png' }),
    asset('vector', 6, { url: `//images.ctfassets.net/${SPACE}/vector/abc/v.svg`, contentType: 'image/svg+xml' }),
    asset('broken', 7, { url: `//images.ctfassets.net/${SPACE}/broken/abc/broken.png` }),
    asset('evil', 8, { url: `//images.ctfassets.net/${SPACE}/../../../../../../../../etc/passwd` }),
    asset('page', 10, { url: `//assets.ctfassets.net/${SPACE}/page/abc/page.html`, contentType: 'text/html', fileName: 'page.html' }),
    asset('script', 11, { url: `//assets.ctfassets.net/${SPACE}/script/abc/app.js`, contentType: 'text/javascript', fileName: 'app.js' }),
    asset('paper', 12, { url: `//assets.ctfassets.net/${SPACE}/paper/abc/paper.pdf`, contentType: 'application/pdf', fileName: 'paper.pdf' }),
    asset('table', 13, { url: `//assets.ctfassets.net/${SPACE}/table/abc/table.csv`, contentType: 'text/csv', fileName: 'table.csv' }),
    asset('odd', 14, { url: `//assets.ctfassets.net/${SPACE}/odd/abc/odd`, contentType: 'text/html\nX-Header: 1', fileName: '\ud800' }),
    asset('elsewhere', 9, { url: '//example.org/picture.png' }),
  )
  example = await exampleService({}, content)
  await example.close()
  example = await exampleService({ assetBase: '/media' }, content)
  cache = join(example.folder, 'cache')
  const png = await halves()
  await writeAssetFile(example.folder, addressOf('crater'), png)
  await writeAssetFile(example.folder, `//images.ctfassets.net/${SPACE}/named/abc/Büro plan.png`, png)
  await writeAssetFile(example.folder, `//images.ctfassets.net/${SPACE}/vector/abc/v.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>')
  await writeAssetFile(example.folder, `//images.ctfassets.net/${SPACE}/broken/abc/broken.png`, 'no picture')
  await writeAssetFile(example.folder, `//assets.ctfassets.net/${SPACE}/page/abc/page.html`, '<script>alert(1)</script>')
  for (const path of ['script/abc/app.js', 'paper/abc/paper.pdf', 'table/abc/table.csv', 'odd/abc/odd']) {
    await writeAssetFile(example.folder, `//assets.ctfassets.net/${SPACE}/${path}`, 'alert(1)')
  }
  await writeAssetFile(example.folder, `//videos.ctfassets.net/${SPACE}/clip/abc/clip.mp4`, '0123456789')
})
afterAll(() => example.close())

const addressOf = (id: string) => `//images.ctfassets.net/${SPACE}/${id}/0123456789abcdef0123456789abcdef/${id}.png`
const CRATER = `/media/images/${SPACE}/crater/0123456789abcdef0123456789abcdef/crater.png`

async function get(path: string, init: RequestInit = {}) {
  const response = await example.service.fetch(new Request(`http://localhost${path}`, init))
  const data = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, type: response.headers.get('content-type'), data }
}

async function picture(query: string) {
  const { status, data, type } = await get(`${CRATER}?${query}`)
  if (status !== 200) throw new Error(`${status} ${data}`)
  const { width, height, format, isProgressive, hasAlpha, isPalette } = await sharp(data).metadata()
  return { width, height, format, type, isProgressive, hasAlpha, isPalette, data }
}

async function colourAt(data: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(data).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

describe('asset files', () => {
  it('are served unchanged, also to the site in the same process', async () => {
    const { fields } = JSON.parse((await get(`/spaces/${SPACE}/assets/crater?access_token=x`)).data.toString())
    expect(fields.file.url).toBe(CRATER)
    const { status, type, data, headers } = await get(fields.file.url)
    expect([status, type, data.length]).toEqual([200, 'image/png', (await halves()).length])
    expect((await get(CRATER, { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304)
    expect((await get(CRATER, { method: 'HEAD' })).data.length).toBe(0)
  })

  it('are found by their decoded name', async () => {
    expect((await get(`/media/images/${SPACE}/named/abc/B%C3%BCro%20plan.png`)).status).toBe(200)
  })

  it('are served in ranges, as video players need', async () => {
    const part = await get(`/media/videos/${SPACE}/clip/abc/clip.mp4`, { headers: { range: 'bytes=2-4' } })
    expect([part.status, part.data.toString(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10'])
    const beyond = await get(`/media/videos/${SPACE}/clip/abc/clip.mp4`, { headers: { range: 'bytes=20-' } })
    expect(beyond.status).toBe(416)
  })

  it('are served only at addresses that an asset names', async () => {
    const paths = [
      '/media/images/etc/passwd',
      `/media/images/${SPACE}/../../space.json`,
      `/media/images/${SPACE}/%2e%2e%2f%2e%2e%2fspace.json`,
      `/media/images/${SPACE}/${'..%2f'.repeat(8)}etc/passwd`,
      '/media/images/%00',
      '/media/images/%zz',
    ]
    for (const path of [...paths, '/media/images/etc/passwd', `/media/images/${SPACE}/ada/0123456789abcdef0123456789abcdef/ada.png`]) {
      expect((await get(path)).status, path).toBe(404)
    }
  })

  it.each([
    ['assets', 'page/abc/page.html', 'text/html'],
    ['assets', 'script/abc/app.js', 'text/plain; charset=utf-8'],
    ['images', 'vector/abc/v.svg', 'image/svg+xml'],
    ['assets', 'odd/abc/odd', 'application/octet-stream'],
  ])('%s/…/%s: can contain scripts and is sent with headers that block them', async (label, path, type) => {
    const { status, headers } = await get(`/media/${label}/${SPACE}/${path}`)
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    ['images', 'named/abc/B%C3%BCro%20plan.png', 'image/png'],
    ['videos', 'clip/abc/clip.mp4', 'video/mp4'],
    ['assets', 'paper/abc/paper.pdf', 'application/pdf'],
    ['assets', 'table/abc/table.csv', 'text/csv'],
  ])('%s/…/%s: is shown', async (label, path, type) => {
    const { status, headers } = await get(`/media/${label}/${SPACE}/${path}`)
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([200, type, 'nosniff'])
    expect(headers.get('content-disposition')).toBeNull()
    expect(headers.get('content-security-policy')).toBeNull()
  })

  it('on hosts that are not Contentful keep their address', async () => {
    const { fields } = JSON.parse((await get(`/spaces/${SPACE}/assets/elsewhere?access_token=x`)).data.toString())
    expect(fields.file.url).toBe('//example.org/picture.png')
  })
})

describe('the Images API', () => {
  it.each([
    ['w=200', 200, 150],
    ['h=60', 80, 60],
    ['w=100&h=100', 100, 75],
    ['w=4000', WIDTH, HEIGHT],
    ['fit=fill', WIDTH, HEIGHT],
    ['w=100&h=100&fit=fill', 100, 100],
    ['w=100&h=100&fit=thumb&f=face', 100, 100],
    ['w=800&h=600&fit=fill', WIDTH, HEIGHT],
    ['w=100&h=100&fit=pad', 100, 100],
    ['w=100&h=200&fit=scale', 100, 200],
    ['w=800&h=100&fit=scale', 800, 100],
    ['w=50&h=50&fit=crop', 50, 50],
    ['w=900&h=50&fit=crop', WIDTH, 50],
  ])('%s returns %i × %i pixels', async (query, width, height) => {
    expect(await picture(query)).toMatchObject({ width, height })
  })

  it.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'gif', 'image/gif'],
    ['avif', 'heif', 'image/avif'],
  ])('fm=%s', async (fm, format, type) => {
    expect(await picture(`w=40&fm=${fm}`)).toMatchObject({ format, type })
  })

  it('crops around the focus area', async () => {
    const [red, blue] = [
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ]
    expect(await colourAt((await picture('w=50&h=50&fit=crop&f=left')).data, 25, 25)).toEqual(red)
    expect(await colourAt((await picture('w=50&h=50&fit=crop&f=bottom_right')).data, 25, 25)).toEqual(blue)
    expect(await colourAt((await picture('w=50&h=150&fit=fill&f=right')).data, 25, 25)).toEqual(blue)
    for (const corner of ['bottom_right', 'top_right']) expect(await colourAt((await picture(`w=50&h=150&fit=fill&f=${corner}`)).data, 25, 25)).toEqual(blue)
    for (const corner of ['bottom_left', 'top_left']) expect(await colourAt((await picture(`w=50&h=150&fit=fill&f=${corner}`)).data, 25, 25)).toEqual(red)
  })

  it('pads with the background, or with transparency', async () => {
    expect(await colourAt((await picture('w=100&h=100&fit=pad&bg=rgb:00ff00')).data, 50, 2)).toEqual([0, 255, 0, 255])
    expect(await colourAt((await picture('w=100&h=100&fit=pad')).data, 50, 2)).toEqual([0, 0, 0, 0])
    expect(await colourAt((await picture('w=100&h=100&fit=pad&f=top')).data, 10, 2)).toEqual([255, 0, 0, 255])
    expect((await picture('w=100&h=100&fit=pad&bg=blue')).width).toBe(100)
  })

  it('rounds corners', async () => {
    const rounded = (await picture('r=40')).data
    expect((await colourAt(rounded, 0, 0))[3]).toBe(0)
    expect(await colourAt(rounded, 100, 100)).toEqual([255, 0, 0, 255])
    expect(await colourAt((await picture('r=max&fm=png&bg=rgb:00ff00')).data, 1, 1)).toEqual([0, 255, 0, 255])
    expect(Math.min(...(await colourAt((await picture('r=40&fm=jpg&q=100')).data, 0, 0)))).toBeGreaterThan(250)
  })

  it('supports progressive JPEG, PNG with a palette, and quality', async () => {
    expect(await picture('fm=jpg&fl=progressive')).toMatchObject({ isProgressive: true })
    expect(await picture('fm=jpg')).toMatchObject({ isProgressive: false })
    expect(await picture('fm=png&fl=png8')).toMatchObject({ isPalette: true })
    const [poor, good] = [await picture('fm=webp&q=1'), await picture('fm=webp&q=100')]
    expect(poor.data.equals(good.data)).toBe(false)
  })

  it.each([
    'w=0',
    'w=4001',
    'h=-5',
    'w=abc',
    'w=1e3',
    'fit=stretch',
    'f=middle',
    'fm=bmp',
    'fl=best',
    'q=0',
    'q=101',
    'r=x',
    'bg=rgb:12',
    'bg=nocolour&fit=pad&w=9&h=9',
    'w=4000&h=4000&fit=scale&fm=gif',
    'w=4000&h=4000&fit=pad&fm=png&fl=png8',
  ])('%s is refused', async (query) => {
    const { status, data } = await get(`${CRATER}?${query}`)
    expect([status, JSON.parse(data.toString()).sys.id]).toEqual([400, 'BadRequest'])
  })

  it('a broken picture is refused by the Images API, but served unchanged', async () => {
    const path = `/media/images/${SPACE}/broken/abc/broken.png`
    expect((await get(path)).status).toBe(200)
    expect((await get(`${path}?w=10`)).status).toBe(400)
  })

  it('vectors stay vectors unless another format is requested, and run no scripts', async () => {
    const path = `/media/images/${SPACE}/vector/abc/v.svg`
    const vector = await get(`${path}?w=10`)
    expect(vector.type).toBe('image/svg+xml')
    expect(vector.headers.get('content-security-policy')).toContain('sandbox')
    expect((await get(`${path}?w=10&fm=png`)).type).toBe('image/png')
  })
})

describe('the picture cache', () => {
  it('stores pictures on disk within its limit, and finds them after a restart', async () => {
    const start = () => createContentService({ spaces: [{ file: example.file }], imageCache: cache, imageCacheBytes: 5 * 4096 })
    const path = CRATER.replace('/media', '')
    await mkdir(cache)
    await writeFile(join(cache, 'diary.txt'), 'x'.repeat(5000))
    const first = await start()
    for (let width = 10; width < 40; width++) await first.fetch(new Request(`http://localhost${path}?w=${width}`))
    const before = await readdir(cache)
    expect(before.length).toBe(6)
    const second = await start()
    expect((await second.fetch(new Request(`http://localhost${path}?w=39`))).status).toBe(200)
    expect(await readdir(cache)).toEqual(before)
    expect(await readdir(cache), 'a file of somebody else stays').toContain('diary.txt')
    await first.close()
    await second.close()
  })
})
