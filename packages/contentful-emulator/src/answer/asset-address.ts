/** Where the real service keeps an asset's file. */
interface AssetAddress {
  /** Host as the address has it, such as `images.ctfassets.net`. */
  readonly host: string
  readonly isSecure: boolean
  /** Path still escaped, without query. */
  readonly path: string
}

const ADDRESS = /^(?:https?:)?\/\/((?:images|assets|videos|downloads)(?:\.eu)?(\.secure)?\.(?:ctfassets\.net|contentful\.com))(\/[^?#]*)/

/** Read the address of an asset's file; nothing when it lies on a host that is not Contentful's. */
export function parseAssetAddress(url: string): AssetAddress | undefined {
  const [, host, secure, path] = ADDRESS.exec(url) ?? []
  return host === undefined || path === undefined ? undefined : { host, path, isSecure: secure !== undefined }
}

/**
 * Give the path under which this service has the file: `/images/<space>/…`.
 * A secure address keeps its whole host, for clients tell an embargoed asset by `images.secure.` in its address.
 */
export function localPath({ host, isSecure, path }: AssetAddress): string {
  const label = host.slice(0, host.indexOf('.'))
  return `/${isSecure ? `${label}.secure.ctfassets.net` : label}${path}`
}

/** Give the secure form of a public address. */
export function secureUrl(url: string): string {
  const address = parseAssetAddress(url)
  return address && !address.isSecure
    ? url.replace(/^((?:https?:)?\/\/[^./]+(?:\.eu)?)\./, '$1.secure.').replace('.secure.contentful.com', '.secure.ctfassets.net')
    : url
}

const LOCAL = /^\/(images|assets|videos|downloads)(\.secure\.ctfassets\.net)?(\/.*)$/

/** Split a path such as {@link localPath} gives; nothing when it names no asset host. */
export function parseLocalPath(pathname: string): { readonly label: string; readonly isSecure: boolean; readonly path: string } | undefined {
  const [, label, secure, path] = LOCAL.exec(pathname) ?? []
  return label === undefined || path === undefined ? undefined : { label, path, isSecure: secure !== undefined }
}

/** Undo percent escapes, or give nothing when they are malformed. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
