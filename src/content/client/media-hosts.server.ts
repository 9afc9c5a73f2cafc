import { environment, type Environment } from '#app/config/env.server.ts'
import { hostsOfEmbedded } from './embedded/media.server.ts'

/** Name the scheme that the configured space is asked by. */
export function schemeOf(env: Environment): 'http' | 'https' {
  return env.CONTENTFUL_INSECURE === 'true' ? 'http' : 'https'
}

const CONTENTFUL_MEDIA = 'https://*.ctfassets.net'

/** Hosts that pictures and files come from, for the Content-Security-Policy; none when the site serves them all itself. Of a space elsewhere they are known before there is a source. */
export function mediaHosts(env: Environment = environment()): readonly string[] {
  if (!env.CONTENTFUL_SPACE_ID) return hostsOfEmbedded()
  // Another service has some of the files itself, and leaves the addresses of the others as they are.
  return env.CONTENTFUL_HOST.endsWith('contentful.com') ? [CONTENTFUL_MEDIA] : [`${schemeOf(env)}://${env.CONTENTFUL_HOST}`, CONTENTFUL_MEDIA]
}
