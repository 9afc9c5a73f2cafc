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
