import type { AsOf } from '#app/content/preview/preview-session.ts'
import { isInCalendar, momentInZone } from '#app/content/preview/moment-in-zone.server.ts'

const RELEASE = /^[\w.-]{1,64}$/

/**
 * Reads the moment or the release that the site is to be shown as of. `at` is a day or a moment, `release` the id of a release. `timeline`
 * is what Contentful's web app puts in the place of `{timeline}`: a release and a moment, separated by a semicolon.
 *
 * Returns `undefined` if one of them cannot be read or lies outside the years 1000 to 9999.
 */
export function asOfIn(parameters: URLSearchParams): AsOf | undefined {
  const [ofTimeline, moment] = decodeURIComponentSafely(parameters.get('timeline') ?? '').split(';')
  const release = parameters.get('release') || ofTimeline || undefined
  const text = parameters.get('at') || moment || undefined
  const at = text === undefined ? undefined : readMoment(text)
  if (text !== undefined && at === undefined) return undefined
  // Web apps without a timeline leave the placeholder as it is.
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
