import type { ContentService } from 'contentful-emulator/service.ts'
import { mediaAddress } from '../media-address.server.ts'

let hosts: readonly string[] = []

/** Hosts that have the files of the embedded space which do not lie beside it, as a Content-Security-Policy names them. */
export function hostsOfEmbedded(): readonly string[] {
  return hosts
}

/** Say where the pictures and files of the embedded service are: at `path`, or, of a space that is not the site's own, where they were before. */
export function embeddedMedia(service: ContentService, path: string, isStrange: () => boolean) {
  let judge = mediaAddress([], path)
  let plain: ReadonlySet<string> = new Set()
  const look = () => {
    const elsewhere = isStrange() ? service.hostsElsewhere() : []
    hosts = elsewhere.map(({ origin }) => origin)
    plain = new Set(elsewhere.filter(({ isContentful }) => !isContentful).map(({ origin }) => origin))
    judge = mediaAddress(hosts, path)
  }
  look()
  service.onChange(look)
  const isElsewhere = (url: string) => !url.startsWith('/')
  return {
    mediaUrl: (url: string) => judge(url),
    isAsIs: (url: string) => plain.has(URL.parse(url)?.origin ?? ''),
    // The site asks nobody for a picture that is not its own: browsers do.
    fetchMedia: async (url: string, signal: AbortSignal) =>
      isElsewhere(url) ? new Response(null, { status: 404 }) : service.fetch(new Request(new URL(url, 'http://localhost'), { signal })),
  }
}
