import { describe, expect, it } from 'vitest'
import type { Picture } from '#app/content/view/picture.ts'
import { pictureSources, pictureUrl } from '#app/media/picture/picture-url.ts'

const picture: Picture = {
  id: 'dome',
  url: '//images.example/space/dome.jpg',
  width: 2400,
  height: 1600,
  alt: { text: 'A dome' },
  vector: false,
}

const parametersOf = (address: string) => Object.fromEntries(new URL(address, 'https://site.example').searchParams)
const widthsOf = (srcSet: string) => srcSet.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]))

describe('pictureUrl', () => {
  it('has a crop around the centre', () => {
    const address = pictureUrl(picture, { width: 960, ratio: 'landscape', format: 'avif' })
    expect(address).toMatch(/^\/\/images\.example\/space\/dome\.jpg\?/)
    expect(parametersOf(address)).toEqual({ w: '960', h: '640', fit: 'fill', f: 'center', fm: 'avif', q: expect.any(String) })
  })

  it('has a crop around the focal point of the editor', () => {
    const focused: Picture = { ...picture, focalPoint: 'bottom_right' }
    expect(parametersOf(pictureUrl(focused, { width: 960, ratio: 'square', format: 'avif' }))).toMatchObject({ fit: 'fill', f: 'bottom_right' })
    expect(parametersOf(pictureUrl(focused, { width: 960, ratio: 'natural', format: 'avif' }))).not.toHaveProperty('f')
  })

  it('preserves the proportions of a natural picture', () => {
    expect(parametersOf(pictureUrl(picture, { width: 640, ratio: 'natural', format: 'webp' }))).toEqual({ w: '640', fm: 'webp', q: expect.any(String) })
  })

  it('adds its parameters to an existing query', () => {
    const address = pictureUrl({ ...picture, url: '/pictures/dome.jpg?token=a' }, { width: 320, ratio: 'natural', format: 'jpg' })
    expect(address).toMatch(/^\/pictures\/dome\.jpg\?token=a&w=320&/)
  })
})

describe('pictureSources', () => {
  it('offers every width in both formats, none above the original, and one JPEG for older browsers', () => {
    const { srcSet, src } = pictureSources(picture, 'landscape')
    expect(Object.keys(srcSet ?? {})).toEqual(['avif', 'webp'])
    for (const [format, set] of Object.entries(srcSet ?? {})) {
      expect(widthsOf(set)).toEqual([320, 480, 640, 960, 1280, 1600, 2000])
      expect(set).not.toMatch(new RegExp(`fm=(?!${format})`))
    }
    expect(parametersOf(src)).toMatchObject({ fm: 'jpg', w: '960' })
  })

  it('ends with the original if that is smaller', () => {
    const small = { ...picture, width: 900, height: 600 }
    const { srcSet, src, width, height } = pictureSources(small, 'natural')
    expect(widthsOf(srcSet?.avif ?? '')).toEqual([320, 480, 640, 900])
    expect(parametersOf(src)).toMatchObject({ w: '900' })
    expect({ width, height }).toEqual({ width: 900, height: 600 })
  })

  it('crops no wider than the height of the original allows', () => {
    expect(pictureSources(picture, 'square')).toMatchObject({ width: 1600, height: 1600 })
    expect(widthsOf(pictureSources(picture, 'square').srcSet?.webp ?? '').at(-1)).toBe(1600)
    expect(pictureSources(picture, 'wide')).toMatchObject({ width: 2400, height: 1200 })
    expect(pictureSources(picture, 'portrait')).toMatchObject({ width: 1280, height: 1600 })
  })

  it('never requests a crop higher than the original', () => {
    for (const ratio of ['landscape', 'wide', 'square', 'portrait'] as const) {
      for (const candidate of pictureSources({ ...picture, width: 1000, height: 333 }, ratio).srcSet?.avif.split(', ') ?? []) {
        const { h = '0' } = parametersOf(candidate.split(' ')[0] ?? '')
        expect(Number(h)).toBeLessThanOrEqual(333)
      }
    }
  })

  it('returns vector pictures unchanged', () => {
    expect(pictureSources({ ...picture, vector: true }, 'landscape')).toEqual({ width: 2400, height: 1600, src: picture.url })
  })
})
