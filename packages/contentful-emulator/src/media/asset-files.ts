import { stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { decodePath, parseAssetAddress } from '../answer/asset-address.ts'
import { object, text, type JsonObject } from '../json/json.ts'
import type { SpaceContent } from '../space/space-content.ts'

/** A file of an asset. */
export interface AssetFile {
  readonly spaceId: string
  readonly path: string
  readonly fileName: string
  readonly contentType: string
  /** In pixels, if the file is a picture. */
  readonly size: { readonly width: number; readonly height: number } | undefined
  /** The secure address that clients sign, without scheme. */
  readonly address: string
  /** Whether the address in the space itself is secure. */
  readonly isSecure: boolean
  readonly isPublished: boolean
  /** Whether the file existed beside the export when the export was read. */
  readonly isStored: boolean
}

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(;[ \w.+="-]*)?$/

/** Returns the files of a space's assets by the decoded path of their address. The service reads only these files from the disk. */
export async function assetFiles(content: SpaceContent, exportFile: string): Promise<ReadonlyMap<string, AssetFile>> {
  const files = new Map<string, Omit<AssetFile, 'isStored'>>()
  const folder = resolve(dirname(exportFile))
  for (const { kind, delivery, preview } of content.versions) {
    if (kind !== 'Asset') continue
    // Delivery comes last: if both versions contain an address, it is public.
    for (const resource of [preview, delivery]) {
      for (const inLocale of Object.values(resource?.fields['file'] ?? {})) {
        const file = assetFile(object(inLocale), folder, content.spaceId, resource === delivery)
        if (file) files.set(file.key, file.value)
      }
    }
  }
  return new Map(await Promise.all([...files].map(async ([key, file]) => [key, { ...file, isStored: await isFile(file.path) }] as const)))
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (status) => status.isFile(),
    () => false,
  )
}

function assetFile(file: JsonObject, folder: string, spaceId: string, isPublished: boolean): { key: string; value: Omit<AssetFile, 'isStored'> } | undefined {
  const address = parseAssetAddress(text(file['url']) ?? '')
  const decoded = address && decodePath(address.path)
  if (!address || decoded === undefined) return undefined
  const path = resolve(join(folder, address.host, decoded))
  if (!path.startsWith(join(folder, address.host) + sep) || path.includes('\0')) return undefined
  const { width, height } = object(object(file['details'])['image'])
  const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined
  const named = text(file['contentType']) ?? ''
  const contentType = MEDIA_TYPE.test(named) ? named : 'application/octet-stream'
  const fileName = text(file['fileName']) ?? 'file'
  const { host, isSecure } = address
  return { key: decoded, value: { spaceId, path, fileName, contentType, size, isSecure, isPublished, address: `//${host}${address.path}` } }
}
