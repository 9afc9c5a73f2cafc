import type { AsOf } from '#app/content/preview/preview-session.ts'
import { isInCalendar, momentInZone } from '#app/content/preview/moment-in-zone.server.ts'

const RELEASE = /^[\w.-]{1,64}$/

/**
 * Reads the date or the release of a preview. `at` is a day or a time, `release` the id of a release. `timeline` is the value that
 * Contentful’s web app inserts for `{timeline}`: a release and a time, separated by a semicolon.
 * Returns `undefined` if a value is invalid or outside the years 1000 to 9999.
 */
export function asOfIn(parameters: URLSearchParams): AsOf | undefined {
  const [ofTimeline, moment] = decodeURIComponentSafely(parameters.get('timeline') ?? '').split(';')
  const release = parameters.get('release') || ofTimeline || undefined
  const text = parameters.get('at') || moment || undefined
  const at = text === undefined ? undefined : readMoment(text)
  if (text !== undefined && at === undefined) return undefined
  // Web apps without a timeline leave the placeholder unchanged.
  if (release === '{timeline}') return { at, release: undefined }
  return release === undefined || RELEASE.test(release) ? { at, release } : undefined
}

function readMoment(text: string): Date | undefined {
  const moment = momentInZone(text) ?? new Date(text)
  return !Number.isNaN(moment.getTime()) && isInCalendar(moment) ? moment : undefined
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
