import { createClient } from 'contentful'
import type { Environment } from '#app/config/env.server.ts'
import type { AsOf } from '../../preview/preview-session.ts'
import { publishingHeaders } from '../../locales/publishing.server.ts'
import { SILENT } from '../embedded/client-in-process.server.ts'
import { assetSigner, signing } from '../protection/asset-signer.server.ts'
import { adapterOf, httpTransport, type Transport } from './http-adapter.server.ts'
import { mediaAddress, mediaHosts, schemeOf } from '../media.server.ts'
import type { ServiceState } from '../service-state.server.ts'

/** Maximum time for requests outside of pages. */
const MAX_MS = 30_000

function timelineOf({ at, release }: AsOf) {
  const timestamp = at && { lte: at.toISOString() }
  if (release !== undefined) return { release: { lte: release }, ...(timestamp && { timestamp }) }
  return timestamp && { timestamp }
}

/**
 * Creates the clients of a space over HTTP, without a cache. `state` records whether the space answers. `asOf` selects its state at a time or in a
 * release.
 */
export function remote(env: Environment, space: string, state?: ServiceState, asOf?: AsOf) {
  const transport = httpTransport(state)
  const timeline = asOf && timelineOf(asOf)
  /** Creates the SDK on a transport, for requests that are dropped when `signal` aborts. */
  const connect = (on: Transport, signal?: AbortSignal) =>
    createClient({
      space,
      environment: env.CONTENTFUL_ENVIRONMENT,
      accessToken: env.CONTENTFUL_DELIVERY_TOKEN ?? 'delivery',
      host: env.CONTENTFUL_HOST,
      insecure: schemeOf(env) === 'http',
      adapter: adapterOf(on, signal),
      timeout: MAX_MS,
      headers: publishingHeaders(),
      ...(timeline && { timelinePreview: timeline }),
      ...SILENT,
    })
  return {
    transport,
    connect,
    client: connect(transport),
    within: (signal: AbortSignal) => connect(transport, signal),
    origin: {
      space: { id: space, environment: env.CONTENTFUL_ENVIRONMENT },
      mediaUrl: mediaAddress(mediaHosts(env)),
      // A separate transport without a state: failures of asset keys are no evidence of how the space answers queries.
      ...signing({ fetchMedia: (url: string, signal: AbortSignal) => fetch(url, { signal }) }, assetSigner(connect(httpTransport()))),
    },
  }
}
