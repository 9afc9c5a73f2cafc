import { environment, type Environment } from '#app/config/env.server.ts'
import type { ContentService } from 'contentful-emulator/service.ts'

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

/**
 * Creates a function that normalizes the address of an asset for browsers, or returns `undefined` if the asset is not of this source.
 *
 * `hosts` are sources of a Content-Security-Policy (`https://*.ctfassets.net`). Files that the site itself serves are below `path`.
 */
export function mediaAddress(hosts: readonly string[], path?: string): (url: string) => string | undefined {
  const ways = hosts.map((host) => ({ scheme: host.slice(0, host.indexOf('//')), isOwn: matcher(host) }))
  return (url) => {
    if (path !== undefined && url.startsWith(`${path}/`)) {
      const { pathname, search } = new URL(url, 'http://site.invalid')
      return pathname.startsWith(`${path}/`) ? pathname + search : undefined
    }
    // The API delivers addresses without a scheme. Each host has its scheme.
    for (const { scheme, isOwn } of ways) {
      const parsed = URL.parse(url.replace(/^(https?:)?\/\//, `${scheme}//`))
      if (parsed && isOwn(parsed)) return parsed.href
    }
    return undefined
  }
}

function matcher(host: string): (url: URL) => boolean {
  const wild = host.indexOf('*')
  if (wild < 0) return (url) => url.origin === new URL(host).origin
  const scheme = host.slice(0, host.indexOf('//'))
  const end = host.slice(wild + 1)
  return (url) => url.protocol === scheme && url.port === '' && url.hostname.endsWith(end)
}

let hosts: readonly string[] = []

/** Returns the hosts of files that the embedded space does not store itself, as sources of a Content-Security-Policy. */
function hostsOfEmbedded(): readonly string[] {
  return hosts
}

/**
 * Resolves the pictures and files of the embedded service. They are at `path`. Files of a space with custom content types may remain on their
 * original hosts.
 */
export function embeddedMedia(service: ContentService, path: string, hasCustomModel: () => boolean) {
  let judge = mediaAddress([], path)
  let plain: ReadonlySet<string> = new Set()
  const find = () => {
    const elsewhere = hasCustomModel() ? service.hostsElsewhere() : []
    hosts = elsewhere.map(({ origin }) => origin)
    plain = new Set(elsewhere.filter(({ isContentful }) => !isContentful).map(({ origin }) => origin))
    judge = mediaAddress(hosts, path)
  }
  find()
  service.onChange(find)
  const isElsewhere = (url: string) => !url.startsWith('/')
  return {
    mediaUrl: (url: string) => judge(url),
    isAsIs: (url: string) => plain.has(URL.parse(url)?.origin ?? ''),
    // The site does not fetch pictures from other hosts: browsers do.
    fetchMedia: async (url: string, signal: AbortSignal) =>
      isElsewhere(url) ? new Response(null, { status: 404 }) : service.fetch(new Request(new URL(url, 'http://localhost'), { signal })),
  }
}
