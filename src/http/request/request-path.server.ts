/** Cut the path out of an absolute address; parsing it whole costs more than the rest of a cache hit. */
export function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return url.slice(start, query < 0 ? undefined : query)
}
