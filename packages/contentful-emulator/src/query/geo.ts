import { isObject, type Json } from '../json/json.ts'

export interface Point {
  readonly lat: number
  readonly lon: number
}

const EARTH_RADIUS_KM = 6371

/** Reads a stored location. Returns `undefined` if the value has another form. */
export function pointOf(value: Json | undefined): Point | undefined {
  if (!isObject(value)) return undefined
  const { lat, lon } = value
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined
}

/** Returns the great-circle distance in kilometres. */
export function distance(a: Point, b: Point): number {
  const radians = Math.PI / 180
  const dLat = (b.lat - a.lat) * radians
  const dLon = (b.lon - a.lon) * radians
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Parses `lat,lon`. Returns `undefined` if the text has another form. */
export function parsePoint(text: string): Point | undefined {
  const [lat, lon, ...more] = parseNumbers(text)
  return lat === undefined || lon === undefined || more.length > 0 ? undefined : { lat, lon }
}

/**
 * Parses an area to a test of points: `lat,lon,km` is a circle, `lat,lon,lat,lon` a box.
 *
 * The corners of a box may have any order, because recordings and the SDK's tests use different ones.
 *
 * @example
 * parseArea('52.5,13.4,10')?.({ lat: 52.52, lon: 13.41 }) // true
 */
export function parseArea(text: string): ((point: Point) => boolean) | undefined {
  const [lat, lon, third, lon2, ...more] = parseNumbers(text)
  if (lat === undefined || lon === undefined || third === undefined || more.length > 0) return undefined
  if (lon2 === undefined) return third < 0 ? undefined : (point) => distance(point, { lat, lon }) <= third
  const [south, north, west, east] = [Math.min(lat, third), Math.max(lat, third), Math.min(lon, lon2), Math.max(lon, lon2)]
  return (point) => point.lat >= south && point.lat <= north && point.lon >= west && point.lon <= east
}

function parseNumbers(text: string): readonly number[] {
  const parts = text.split(',')
  const numbers = parts.map((part) => (part.trim() === '' ? NaN : Number(part)))
  return numbers.every(Number.isFinite) ? numbers : []
}
