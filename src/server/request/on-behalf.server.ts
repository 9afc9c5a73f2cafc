/** Forwards the client’s abort signal, so that resizing an image stops when the client disconnects. */
export function attended({ url, method, headers, signal }: Request): Request {
  const own = new Headers(headers)
  // Ranges are only defined for GET.
  if (method === 'HEAD') own.delete('Range')
  return new Request(url, { headers: own, signal })
}

/** Copies a request without the client’s abort signal. A client that disconnects would abort the rendering, and that would be logged as an error. */
export function detached({ url, headers, body }: Request, method: string): Request {
  return new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) })
}
