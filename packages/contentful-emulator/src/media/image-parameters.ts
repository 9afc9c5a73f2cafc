import { badRequest } from '../http/errors.ts'

const FORMATS = ['jpg', 'png', 'webp', 'gif', 'avif'] as const
const FITS = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const
const FOCUS_AREAS = ['center', 'top', 'right', 'left', 'bottom', 'top_right', 'top_left', 'bottom_right', 'bottom_left', 'face', 'faces'] as const

export type ImageFormat = (typeof FORMATS)[number]

/** Parameters of the Images API for one picture. */
export interface ImageParameters {
  readonly w: number | undefined
  readonly h: number | undefined
  readonly fit: (typeof FITS)[number] | undefined
  readonly f: (typeof FOCUS_AREAS)[number]
  readonly fm: ImageFormat | undefined
  readonly fl: 'progressive' | 'png8' | undefined
  readonly q: number | undefined
  readonly r: number | 'max' | undefined
  readonly bg: string | undefined
}

const MAX_SIDE = 4000
const NAMES = ['w', 'h', 'fit', 'f', 'fm', 'fl', 'q', 'r', 'bg']

/** Parses the parameters of a picture's address. Returns `undefined` if the address requests the original file. */
export function parseImageParameters(query: URLSearchParams): ImageParameters | undefined {
  if (!NAMES.some((name) => query.has(name))) return undefined
  return {
    w: whole(query, 'w', 1, MAX_SIDE),
    h: whole(query, 'h', 1, MAX_SIDE),
    fit: oneOf(query, 'fit', FITS),
    f: oneOf(query, 'f', FOCUS_AREAS) ?? 'center',
    fm: oneOf(query, 'fm', FORMATS),
    fl: oneOf(query, 'fl', ['progressive', 'png8'] as const),
    q: whole(query, 'q', 1, 100),
    r: query.get('r') === 'max' ? 'max' : whole(query, 'r', 0, MAX_SIDE),
    bg: colour(query),
  }
}

/** Serializes parameters. Equal parameters yield equal text, in any order. */
export function canonicalParameters(parameters: ImageParameters): string {
  return JSON.stringify(Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function whole(query: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const value = query.get(name)
  if (value === null) return undefined
  const read = /^\d{1,5}$/.test(value) ? Number(value) : NaN
  if (!(read >= least && read <= most)) throw badRequest(`The image parameter "${name}" must be a whole number from ${least} to ${most}.`)
  return read
}

function oneOf<T extends string>(query: URLSearchParams, name: string, known: readonly T[]): T | undefined {
  const value = query.get(name)
  if (value === null) return undefined
  const found = known.find((one) => one === value)
  if (found === undefined) throw badRequest(`The image parameter "${name}" must be one of ${known.join(', ')}.`)
  return found
}

function colour(query: URLSearchParams): string | undefined {
  const value = query.get('bg')
  if (value === null) return undefined
  const rgb = /^rgb:([0-9a-f]{6})$/i.exec(value)?.[1]
  if (rgb) return `#${rgb}`
  if (!/^[a-z]{3,20}$/i.test(value)) throw badRequest('The image parameter "bg" must be a colour such as rgb:9090ff.')
  return value.toLowerCase()
}
