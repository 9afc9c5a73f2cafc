/** Give the function that says which address a link of a page has in the page's twin: pages of the site become twins, all else stays, but absolute. */
export function twinAddressOn(origin: string, path: string): (href: string) => string {
  return (href) => {
    if (href.startsWith('#')) return href
    const url = new URL(href, new URL(path, origin))
    const isPage = url.origin === origin && !/^\/(?:media|assets)\//.test(url.pathname) && !/\.\w+$/.test(url.pathname)
    if (isPage) url.pathname += '.md'
    return url.href
  }
}
