const SECURE = /\/((?:images|assets|videos|downloads)(?:\.eu)?\.secure\.ctfassets\.net\/[^?#]*)/

/**
 * Name what is signed of a protected file: its address at Contentful, also where another service has it.
 *
 * `url` is as browsers get it, absolute or root-relative. `undefined` for a file that everybody may fetch.
 */
export function securedAddress(url: string): string | undefined {
  const [, address] = SECURE.exec(url) ?? []
  return address && `https://${address}`
}
