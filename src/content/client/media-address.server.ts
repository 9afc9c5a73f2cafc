/**
 * Make the judge of the addresses that assets have: it gives the address as browsers need it, or nothing for one that is not
 * the source's own. `hosts` are as in a Content-Security-Policy (`https://*.ctfassets.net`), `path` is where the site itself
 * has files.
 */
export function mediaAddress(hosts: readonly string[], path?: string): (url: string) => string | undefined {
  const ways = hosts.map((host) => ({ scheme: host.slice(0, host.indexOf('//')), isOwn: matcher(host) }))
  return (url) => {
    if (path !== undefined && url.startsWith(`${path}/`)) {
      const { pathname, search } = new URL(url, 'http://site.invalid')
      return pathname.startsWith(`${path}/`) ? pathname + search : undefined
    }
    // The API gives addresses without a scheme; each host has its own.
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
