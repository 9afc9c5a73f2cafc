import type { AsOf } from '#app/content/preview/preview-session.ts'
import { momentInZone } from '#app/content/preview/moment-in-zone.server.ts'

/**
 * Read as of when the site is to be shown: `at` is a day or a moment, `release` the id of a release, `timeline` what Contentful's web app
 * puts in their place: both, with a semicolon between.
 */
export function asOfIn(parameters: URLSearchParams): AsOf {
  const [ofTimeline, moment] = decodeURIComponentSafely(parameters.get('timeline') ?? '').split(';')
  const release = parameters.get('release') || ofTimeline || undefined
  return { at: readMoment(parameters.get('at') || moment), release }
}

function readMoment(text: string | undefined): Date | undefined {
  if (!text) return undefined
  const local = momentInZone(text)
  if (local) return local
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
