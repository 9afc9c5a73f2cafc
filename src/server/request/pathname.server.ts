/** Returns the path of an absolute URL, without its query. Parsing with `URL` would cost more than the rest of a cache hit. */
export function pathnameOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return url.slice(start, query < 0 ? undefined : query)
}

/** Returns the host of an absolute URL, with its port. */
export function hostOf(url: string): string {
  const start = url.indexOf('//') + 2
  const end = url.indexOf('/', start)
  return url.slice(start, end < 0 ? undefined : end)
}
