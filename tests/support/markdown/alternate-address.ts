/**
 * Returns the function that converts a link of a page to its address in the Markdown alternate. Links to pages of the site lead to
 * their Markdown alternates. All addresses become absolute.
 */
export function alternateAddressOn(origin: string, path: string): (href: string) => string {
  return (href) => {
    if (href.startsWith('#')) return href
    const url = new URL(href, new URL(path, origin))
    const isPage = url.origin === origin && !/^\/(?:media|assets)\//.test(url.pathname) && !/\.\w+$/.test(url.pathname)
    if (isPage) url.pathname += '.md'
    return url.href
  }
}
