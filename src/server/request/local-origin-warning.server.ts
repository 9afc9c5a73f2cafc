const LOCAL = /^(?:[a-z0-9-]+\.)*localhost$|^127(?:\.\d+){3}$|^\[?::1\]?$|^0\.0\.0\.0$/i

/**
 * Returns a function that warns once if the site’s origin is local but requests arrive for another host. In that case canonical URLs,
 * alternate languages and the sitemap would contain unusable URLs.
 * `origin` is the origin of the site, such as `http://localhost:3000`. The function takes the `Host` header of each request.
 */
export function localOriginWarning(origin: string, warn: (message: string) => void): (host: string | null) => void {
  let isWatching = isLocal(new URL(origin).host)
  return (host) => {
    if (!isWatching || host === null || isLocal(host)) return
    isWatching = false
    warn(`Visitors come to ${host}, but every absolute address of the site begins with ${origin}: set SITE_ORIGIN=https://${host}, or origin in app.config.ts.`)
  }
}

/** Returns whether a `Host` header names this machine. */
export function isLocal(host: string): boolean {
  return LOCAL.test(host.replace(/:\d*$/, ''))
}
