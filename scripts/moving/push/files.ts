import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Asset, AssetFile } from '../space/contents.ts'

/** An asset whose files are told where they lie. */
export interface FoundFiles {
  readonly asset: Asset
  /** All of them lie beside the export file. */
  readonly isBeside: boolean
}

/**
 * Find the files of an asset beside an export file, where the export tool puts them, and take their sizes as they are.
 *
 * The address of a file that is there becomes its path, which is where the import tool looks for it: unlike the export tool it
 * does not read percent signs.
 */
export function findFiles(asset: Asset, folder: string): FoundFiles {
  // What was never processed has no address, and the tool refuses it.
  const present = Object.entries(asset.fields.file ?? {}).filter(([, { url }]) => url !== undefined)
  if (present.length === 0) return { asset: { ...asset, fields: { ...asset.fields, file: undefined } }, isBeside: true }
  const found = present.map(([locale, each]) => [locale, pathOf(each, folder), each] as const)
  if (found.some(([, path]) => path === undefined)) return { asset, isBeside: false }
  const files = found.map(([locale, path = '', each]) => [
    locale,
    { ...each, url: `//${path}`, details: { ...each.details, size: statSync(join(folder, path)).size } },
  ])
  return { asset: { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } }, isBeside: true }
}

function pathOf({ url }: AssetFile, folder: string): string | undefined {
  const path = url?.replace(/^(?:https?:)?\/\//, '').replace(/[?#].*$/, '')
  if (path === undefined) return undefined
  return [path, decoded(path)].find((each) => each !== undefined && !each.split('/').includes('..') && existsSync(join(folder, each)))
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
