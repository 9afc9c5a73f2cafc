import type { ContentService } from 'contentful-emulator/service.ts'
import { mediaAddress } from '../media-address.server.ts'

let hosts: readonly string[] = []

/** Returns the hosts of files that the embedded space does not store itself, as sources of a Content-Security-Policy. */
export function hostsOfEmbedded(): readonly string[] {
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
