import { createClient } from 'contentful'
import type { Environment } from '#app/config/env.server.ts'
import type { AsOf } from '../../preview/preview-session.ts'
import { SILENT } from '../embedded/client-in-process.server.ts'
import { assetSigner, signing } from '../protection/asset-signer.server.ts'
import { adapterOf, httpWay, type Way } from './http-adapter.server.ts'
import { mediaAddress } from '../media-address.server.ts'
import { mediaHosts, schemeOf } from '../media-hosts.server.ts'
import type { ServiceState } from '../service-state.server.ts'

/** For questions that no page waits for. */
const LONGEST_MS = 30_000

function timelineOf({ at, release }: AsOf) {
  const timestamp = at && { lte: at.toISOString() }
  if (release !== undefined) return { release: { lte: release }, ...(timestamp && { timestamp }) }
  return timestamp && { timestamp }
}

/** Ask a space over HTTP, each question anew; `state` hears whether it answers. With `asOf` it answers as it will be then. */
export function remote(env: Environment, space: string, state?: ServiceState, asOf?: AsOf) {
  const way = httpWay(state)
  const timeline = asOf && timelineOf(asOf)
  /** The SDK on a way, for questions that nobody waits for once `signal` has aborted. */
  const connect = (on: Way, signal?: AbortSignal) =>
    createClient({
      space,
      environment: env.CONTENTFUL_ENVIRONMENT,
      accessToken: env.CONTENTFUL_DELIVERY_TOKEN ?? 'delivery',
      host: env.CONTENTFUL_HOST,
      insecure: schemeOf(env) === 'http',
      adapter: adapterOf(on, signal),
      timeout: LONGEST_MS,
      ...(timeline && { timelinePreview: timeline }),
      ...SILENT,
    })
  return {
    way,
    connect,
    client: connect(way),
    within: (signal: AbortSignal) => connect(way, signal),
    origin: {
      space: { id: space, environment: env.CONTENTFUL_ENVIRONMENT },
      mediaUrl: mediaAddress(mediaHosts(env)),
      // What the space says of its keys says nothing of how it answers questions.
      ...signing({ fetchMedia: (url: string, signal: AbortSignal) => fetch(url, { signal }) }, assetSigner(connect(httpWay()))),
    },
  }
}
