/** Ask with a visitor at one's side: a picture is worth making only while somebody waits for it. */
export function attended({ url, method, headers, signal }: Request): Request {
  const own = new Headers(headers)
  // A part can be asked for with GET alone.
  if (method === 'HEAD') own.delete('Range')
  return new Request(url, { headers: own, signal })
}

/**
 * Ask on behalf of a visitor without waiting at their side: one who leaves would end the rendering, and that would be
 * reported as a failure of ours.
 */
export function detached({ url, headers, body }: Request, method: string): Request {
  return new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) })
}
