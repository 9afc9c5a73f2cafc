import { LRUCache } from 'lru-cache'
import { FOCAL_POINTS, type Picture, SHARED_PICTURE } from '#app/content/view/picture.ts'
import { EVERY_RATIO, largePictureUrl, pictureSources } from './picture-url.ts'

interface Original {
  readonly width: number
  readonly height: number
  readonly isVector: boolean
}

const FOCUS = new RegExp(`(?<=&f=)(?:${FOCAL_POINTS.join('|')})(?=&|$)`)
const offers = new LRUCache<string, ReadonlySet<string>>({ max: 500 })

/**
 * Returns whether the site itself generates these parameters for a picture. Any focal point is allowed, because editors select it.
 *
 * Drawings in vector formats are only transformed for shared links.
 */
export function isAllowedTransformation(query: string, { isVector, ...size }: Original): boolean {
  if (isVector) return query === SHARED_PICTURE
  const key = `${size.width}x${size.height}`
  const offered = offers.get(key) ?? offeredFor(size)
  offers.set(key, offered)
  return offered.has(query.replace(FOCUS, 'center'))
}

function offeredFor(size: Pick<Original, 'width' | 'height'>): ReadonlySet<string> {
  const picture: Picture = { id: '', url: '', alt: { text: '' }, vector: false, ...size }
  const sources = EVERY_RATIO.map((ratio) => pictureSources(picture, ratio))
  const sets = sources.flatMap(({ srcSet }) => Object.values(srcSet ?? {})).flatMap((set) => set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''))
  const urls = [...sets, ...sources.map(({ src }) => src), largePictureUrl(picture)]
  return new Set([SHARED_PICTURE, ...urls.map((url) => url.slice(1))])
}
