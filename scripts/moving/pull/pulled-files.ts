import { existsSync, statSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Asset } from '../space/contents.ts'

/** A file of an asset, below the folder that an export was made in. */
export interface PulledFile {
  readonly assetId: string
  readonly path: string
  /** In bytes, where the space tells. */
  readonly size: number | undefined
}

/** Name the files that an export of assets comes with, where the export tool puts them. */
export function filesOf(assets: readonly Asset[]): PulledFile[] {
  return assets.flatMap(({ sys, fields }) =>
    Object.values(fields.file ?? {}).flatMap(({ url, details }) => {
      if (url === undefined) return []
      const { host, pathname } = new URL(url, 'https://images.ctfassets.net')
      return [{ assetId: sys.id, path: join(host, decodeURIComponent(pathname)), size: details?.size }]
    }),
  )
}

/** Find the files that are not there as a whole. The export tool goes on without them. */
export function missingFiles(files: readonly PulledFile[], folder: string): PulledFile[] {
  return files.filter(({ path, size }) => {
    const file = join(folder, path)
    return !existsSync(file) || (size !== undefined && statSync(file).size !== size)
  })
}

/** Bring files from one folder to another; their addresses are never given twice, so that none replaces another. */
export async function takeOver(files: readonly PulledFile[], from: string, to: string): Promise<void> {
  for (const { path } of files) {
    await mkdir(dirname(join(to, path)), { recursive: true })
    await cp(join(from, path), join(to, path))
  }
}
