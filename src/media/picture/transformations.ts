import { memoize } from 'contentful-emulator/async/memoize.ts'
import { LRUCache } from 'lru-cache'
import { FOCAL_POINTS, type Picture, SHARED_PICTURE } from '#app/content/view/picture.ts'
import { EVERY_RATIO, largePictureUrl, pictureSources } from './picture-url.ts'

interface Original {
  readonly width: number
  readonly height: number
  readonly isVector: boolean
}

const FOCUS = new RegExp(`(?<=&f=)(?:${FOCAL_POINTS.join('|')})(?=&|$)`)
/** Takes a size as `1600x900`. */
const offersFor = memoize(
  (size: string) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    return offeredFor({ width, height })
  },
  new LRUCache({ max: 500 }),
)

/**
 * Returns whether the site itself generates these parameters for a picture. Any focal point is allowed, because editors select it.
 *
 * Drawings in vector formats are only transformed for shared links.
 */
export function isAllowedTransformation(query: string, { isVector, ...size }: Original): boolean {
  if (isVector) return query === SHARED_PICTURE
  return offersFor(`${size.width}x${size.height}`).has(query.replace(FOCUS, 'center'))
}

function offeredFor(size: Pick<Original, 'width' | 'height'>): ReadonlySet<string> {
  const picture: Picture = { id: '', url: '', alt: { text: '' }, vector: false, ...size }
  const sources = EVERY_RATIO.map((ratio) => pictureSources(picture, ratio))
  const sets = sources.flatMap(({ srcSet }) => Object.values(srcSet ?? {})).flatMap((set) => set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''))
  const urls = [...sets, ...sources.map(({ src }) => src), largePictureUrl(picture)]
  return new Set([SHARED_PICTURE, ...urls.map((url) => url.slice(1))])
}
