import type { Finding } from '../finding.ts'

/** Where editors work on a space. */
export interface WebApp {
  /** The host of the Delivery API: spaces of a region have a web app of their own. */
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

/** Give the address at which Contentful's web app shows an entry or asset, a field of it in focus; of what is no single one, the space's entries. */
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
