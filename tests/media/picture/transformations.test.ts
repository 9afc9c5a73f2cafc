import { describe, expect, it } from 'vitest'
import { SHARED_PICTURE } from '../../../src/content/view/picture.ts'
import { isAllowedTransformation } from '#app/media/picture/transformations.ts'
import { EVERY_RATIO, largePictureUrl, pictureSources } from '#app/media/picture/picture-url.ts'

const size = { width: 1326, height: 1658, isVector: false }
const picture = { id: 'refractor', url: '/media/refractor.jpg', alt: { text: '' }, vector: false, ...size }
const queryOf = (url: string) => url.slice(picture.url.length + 1)

describe('isAllowedTransformation', () => {
  it.each(EVERY_RATIO)('allows all transformations of a page, cropped as %s', (ratio) => {
    const { src, srcSet } = pictureSources(picture, ratio)
    const urls = Object.values(srcSet ?? {}).flatMap((set) => set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''))
    const widths = new Set(urls.map((url) => /w=(\d+)/.exec(url)?.[1]))
    expect(widths.size).toBeGreaterThan(3)
    expect(urls).toHaveLength(2 * widths.size)
    for (const url of [src, ...urls]) expect(isAllowedTransformation(queryOf(url), size), url).toBe(true)
  })

  it('allows the large picture, the share picture, and a crop around any focal point', () => {
    expect(isAllowedTransformation(queryOf(largePictureUrl(picture)), size)).toBe(true)
    expect(isAllowedTransformation(SHARED_PICTURE, size)).toBe(true)
    expect(isAllowedTransformation(queryOf(pictureSources(picture, 'square').src).replace('f=center', 'f=top_left'), size)).toBe(true)
  })

  it.each([
    'w=4000&h=4000&fit=scale',
    'w=321&fm=avif&q=58',
    'w=320&fm=avif&q=59',
    'w=320&fm=gif',
    'w=2000&fm=avif&q=58',
    'w=16&fm=webp&q=30',
    'w=320&fm=avif&q=58&r=10',
    'fm=avif&w=320&q=58',
    'W=320&fm=avif&q=58',
    'w=320&fm=AVIF&q=58',
    'w=0320&fm=avif&q=58',
    'w=320.0&fm=avif&q=58',
    'w=%33%32%30&fm=avif&q=58',
    'w=99999999999999999999&fm=avif&q=58',
    'w=320&fm=avif&q=58&x=1',
    'w=320&fm=avif&q=58&',
    'w=320&fm=avif&fm=avif&q=58',
    'w=320&f=top&fm=avif&q=58',
    'w=320&h=320&fit=fill&f=face&fm=avif&q=58',
    'w=320&h=320&fit=fill&f=top_top&fm=avif&q=58',
    'w=320&h=320&fit=fill&f=centerx&fm=avif&q=58',
    'w=320&h=320&fit=fill&f=top&f=left&fm=avif&q=58',
    'w=320&h=320&fit=fill&f=&fm=avif&q=58',
    'w=16',
    'w=320&fm=avif&q=58&w=320',
    '',
  ])('rejects "%s"', (query) => {
    expect(isAllowedTransformation(query, size)).toBe(false)
  })

  it('allows only the share picture of a drawing', () => {
    const drawing = { ...size, isVector: true }
    expect(isAllowedTransformation(SHARED_PICTURE, drawing)).toBe(true)
    expect(isAllowedTransformation('w=320&fm=avif&q=58', size)).toBe(true)
    expect(isAllowedTransformation('w=320&fm=avif&q=58', drawing)).toBe(false)
  })
})
