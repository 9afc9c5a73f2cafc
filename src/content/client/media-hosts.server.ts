import { environment, type Environment } from '#app/config/env.server.ts'
import { hostsOfEmbedded } from './embedded/media.server.ts'

/** Returns the scheme of requests to the configured space. */
export function schemeOf(env: Environment): 'http' | 'https' {
  return env.CONTENTFUL_INSECURE === 'true' ? 'http' : 'https'
}

const CONTENTFUL_MEDIA = 'https://*.ctfassets.net'

/**
 * Returns the hosts of pictures and files for the Content-Security-Policy, or an empty list if the site serves them all. For a remote space the hosts
 * are known before the source opens.
 */
export function mediaHosts(env: Environment = environment()): readonly string[] {
  if (!env.CONTENTFUL_SPACE_ID) return hostsOfEmbedded()
  // Another Delivery API serves some of the files itself, and leaves the addresses of the others unchanged.
  return env.CONTENTFUL_HOST.endsWith('contentful.com') ? [CONTENTFUL_MEDIA] : [`${schemeOf(env)}://${env.CONTENTFUL_HOST}`, CONTENTFUL_MEDIA]
}
