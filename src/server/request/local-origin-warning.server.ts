const LOCAL = /^(?:[a-z0-9-]+\.)*localhost$|^127(?:\.\d+){3}$|^\[?::1\]?$|^0\.0\.0\.0$/i

/**
 * Make a function that warns, once, when visitors come from elsewhere to a site whose origin is local: canonical addresses,
 * languages and the sitemap would lead them nowhere.
 *
 * `origin` is the site's own, such as `http://localhost:3000`. The function takes the `Host` header of each request.
 */
export function localOriginWarning(origin: string, warn: (message: string) => void): (host: string | null) => void {
  let isWatching = isLocal(new URL(origin).host)
  return (host) => {
    if (!isWatching || host === null || isLocal(host)) return
    isWatching = false
    warn(`Visitors come to ${host}, but every absolute address of the site begins with ${origin}: set SITE_ORIGIN=https://${host}, or origin in app.config.ts.`)
  }
}

/** Tells whether a `Host` names this machine. */
export function isLocal(host: string): boolean {
  return LOCAL.test(host.replace(/:\d*$/, ''))
}
