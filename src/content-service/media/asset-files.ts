import { dirname, join, resolve, sep } from 'node:path'
import { decodePath, parseAssetAddress } from '../asset-address.ts'
import { object, text } from '../json.ts'
import type { SpaceContent } from '../space-content.ts'

/** A file that some asset of a space names. */
export interface AssetFile {
  readonly spaceId: string
  readonly path: string
  readonly fileName: string
  readonly contentType: string
  /** The secure address with which it may be signed, without scheme. */
  readonly address: string
  /** Whether the space itself gives a secure address. */
  readonly isSecure: boolean
  readonly isPublished: boolean
}

/**
 * List the files of a space's assets by the decoded path of their address.
 * Only what is listed here is ever read from the disk.
 */
export function assetFiles(content: SpaceContent, exportFile: string): ReadonlyMap<string, AssetFile> {
  const files = new Map<string, AssetFile>()
  const folder = resolve(dirname(exportFile))
  for (const { kind, delivery, preview } of content.versions) {
    if (kind !== 'Asset') continue
    // Published last: an address that both name is public.
    for (const resource of [preview, delivery]) {
      for (const inLocale of Object.values(resource?.fields['file'] ?? {})) {
        const file = assetFile(object(inLocale), folder, content.spaceId, resource === delivery)
        if (file) files.set(file.key, file.value)
      }
    }
  }
  return files
}

function assetFile(file: ReturnType<typeof object>, folder: string, spaceId: string, isPublished: boolean): { key: string; value: AssetFile } | undefined {
  const address = parseAssetAddress(text(file['url']) ?? '')
  const decoded = address && decodePath(address.path)
  if (!address || decoded === undefined) return undefined
  const path = resolve(join(folder, address.host, decoded))
  if (!path.startsWith(join(folder, address.host) + sep) || path.includes('\0')) return undefined
  const contentType = text(file['contentType']) ?? 'application/octet-stream'
  const fileName = text(file['fileName']) ?? 'file'
  const { host, isSecure } = address
  return { key: decoded, value: { spaceId, path, fileName, contentType, isSecure, isPublished, address: `//${host}${address.path}` } }
}
