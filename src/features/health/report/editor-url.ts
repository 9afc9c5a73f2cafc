import type { Finding } from '../finding.ts'

/** Contentful’s web app for a space. */
export interface WebApp {
  /** Host of the Delivery API. Each region has a separate web app. */
  readonly host: string
  readonly space: string
  readonly environment: string
}

interface Spot {
  readonly resource: Finding['resource']
  readonly id: string | undefined
  readonly field: string | undefined
  readonly locale: string | undefined
}

const REGION = /\.(eu)\.contentful\.com$/

/**
 * Returns the URL of an entry or asset in Contentful’s web app, with a field in focus. Returns the list of entries for findings of the whole
 * space.
 */
export function editorUrl({ host, space, environment }: WebApp, { resource, id, field, locale }: Spot): string {
  const region = REGION.exec(host)?.[1]
  const path = [
    'spaces',
    space,
    'environments',
    environment,
    resource === 'asset' ? 'assets' : 'entries',
    ...(resource === 'space' || id === undefined ? [] : [id]),
  ]
  const url = new URL(`https://app.${region ? `${region}.` : ''}contentful.com/${path.map(encodeURIComponent).join('/')}`)
  if (resource !== 'space' && field !== undefined) url.searchParams.set('focusedField', field)
  if (resource !== 'space' && field !== undefined && locale !== undefined) url.searchParams.set('focusedLocale', locale)
  return url.href
}
