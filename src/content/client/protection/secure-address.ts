const SECURE = /\/((?:images|assets|videos|downloads)(?:\.eu)?\.secure\.ctfassets\.net\/[^?#]*)/

/**
 * Returns the address of a protected file at Contentful, even if another service serves the file. Signatures cover this address.
 *
 * `url` is absolute or root-relative. Returns `undefined` for a file that needs no signature.
 */
export function securedAddress(url: string): string | undefined {
  const [, address] = SECURE.exec(url) ?? []
  return address && `https://${address}`
}
