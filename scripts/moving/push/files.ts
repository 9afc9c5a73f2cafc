import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Asset, AssetFile } from '../space/contents.ts'

/** An asset whose URLs have been replaced by the paths of its files. */
export interface FoundFiles {
  readonly asset: Asset
  /** Whether all files are beside the export file. */
  readonly isBeside: boolean
}

/**
 * Finds the files of an asset beside an export file, at the paths of the export tool, and sets their actual sizes.
 *
 * Replaces the URL of each file that exists by its path, from which the import tool reads it. Unlike the export tool, the import
 * tool does not decode percent signs.
 */
export function findFiles(asset: Asset, folder: string): FoundFiles {
  // A file that was never processed has no URL, and the tool refuses it.
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
