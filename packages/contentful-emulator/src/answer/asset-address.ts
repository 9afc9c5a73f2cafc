/** Address of an asset's file on Contentful's servers. */
interface AssetAddress {
  /** Host as written in the address, such as `images.ctfassets.net`. */
  readonly host: string
  readonly isSecure: boolean
  /** Path with its percent escapes, without the query. */
  readonly path: string
}

const ADDRESS = /^(?:https?:)?\/\/((?:images|assets|videos|downloads)(?:\.eu)?(\.secure)?\.(?:ctfassets\.net|contentful\.com))(\/[^?#]*)/

/** Parses the address of an asset's file. Returns `undefined` if the host does not belong to Contentful. */
export function parseAssetAddress(url: string): AssetAddress | undefined {
  const [, host, secure, path] = ADDRESS.exec(url) ?? []
  return host === undefined || path === undefined ? undefined : { host, path, isSecure: secure !== undefined }
}

/**
 * Returns the path of the file on this service: `/images/<space>/…`.
 *
 * A secure address keeps its whole host, because clients recognize an embargoed asset by `images.secure.` in its address.
 */
export function localPath({ host, isSecure, path }: AssetAddress): string {
  const label = host.slice(0, host.indexOf('.'))
  return `/${isSecure ? `${label}.secure.ctfassets.net` : label}${path}`
}

/**
 * Returns the secure form of a public address. Other addresses are returned unchanged.
 *
 * @example
 * secureUrl('//images.ctfassets.net/space/a.jpg') // '//images.secure.ctfassets.net/space/a.jpg'
 */
export function secureUrl(url: string): string {
  const address = parseAssetAddress(url)
  return address && !address.isSecure
    ? url.replace(/^((?:https?:)?\/\/[^./]+(?:\.eu)?)\./, '$1.secure.').replace('.secure.contentful.com', '.secure.ctfassets.net')
    : url
}

const LOCAL = /^\/(images|assets|videos|downloads)(\.secure\.ctfassets\.net)?(\/.*)$/

/** Splits a path that {@link localPath} returned. Returns `undefined` if the path names no asset host. */
export function parseLocalPath(pathname: string): { readonly label: string; readonly isSecure: boolean; readonly path: string } | undefined {
  const [, label, secure, path] = LOCAL.exec(pathname) ?? []
  return label === undefined || path === undefined ? undefined : { label, path, isSecure: secure !== undefined }
}

/** Decodes percent escapes. Returns `undefined` if they are malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
