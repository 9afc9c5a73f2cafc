import type { Content } from '#app/content/content.ts'
import { location } from '#app/content/reading/model.server.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { labelled, type FieldBuild, type FieldParts } from './field-build.server.ts'
import type { Coordinates } from './unmapped-content.ts'

/** Parses a location. Returns `undefined` if the value is invalid. */
export function coordinates({ locale }: Content, value: unknown): Coordinates | undefined {
  const point = location.safeParse({ value }).data
  if (!point) return undefined
  const { lat: latitude, lon: longitude } = point
  const { degrees } = formats(locale)
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
  return { latitude, longitude, text: `${degrees(latitude)} ${degrees(longitude)}`, map: { kind: 'url', href: map } }
}

/** Converts a location to a part of the page. */
export function locationContent(fieldBuild: FieldBuild, place: Coordinates): FieldParts {
  return [{ part: { kind: 'location', ...labelled(fieldBuild), location: place } }]
}
