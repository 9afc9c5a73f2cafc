const LOCAL = /^(?:[a-z0-9-]+\.)*localhost$|^127\.|^\[?::1\]?$|^0\.0\.0\.0$/i

/**
 * Watch for a site that is reached from elsewhere and still calls itself local: canonical addresses, languages and the
 * sitemap would lead visitors nowhere.
 *
 * Gives a function that looks at the host of a request, and says so once.
 */
export function watchHost(origin: string, warn: (message: string) => void): (host: string | null) => void {
  let isWatching = isLocal(new URL(origin).host)
  return (host) => {
    if (!isWatching || host === null || isLocal(host)) return
    isWatching = false
    warn(`Visitors come to ${host}, but every absolute address of the site begins with ${origin}: set SITE_ORIGIN=https://${host}, or origin in app.config.ts.`)
  }
}

function isLocal(host: string): boolean {
  return LOCAL.test(host.replace(/:\d*$/, ''))
}
