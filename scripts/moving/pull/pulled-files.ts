import { createWriteStream, existsSync, statSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import axios from 'axios'
import { StartError } from '../../../src/config/start-error.ts'
import { parseAssetAddress } from 'contentful-emulator/answer/asset-address.ts'
import type { AssetSigner } from '../../../src/content/client/protection/asset-signer.server.ts'
import { limited } from '../push/plan-text.ts'
import type { Asset } from '../space/contents.ts'

/** A file of an asset, with its path below the folder of an export. */
export interface PulledFile {
  readonly assetId: string
  readonly url: string
  readonly path: string
  /** In bytes, if the space names it. */
  readonly size: number | undefined
}

/** Other hosts that may have files of the space: those of fakes of Contentful's APIs. */
type StandIns = Readonly<Record<'hosts', readonly string[]> & Record<'isInsecure', boolean>>

/** Maximum simultaneous downloads. */
const AT_ONCE = 6
/** Maximum milliseconds without an answer. */
const TIMEOUT_MS = 30_000

/**
 * Lists the files of assets, with the path at which contentful-export stores each.
 *
 * Throws a `StartError` that names every URL that leads out of the folder, or to a host that has no files of the space.
 */
export function filesOf(assets: readonly Asset[], standIns: StandIns): PulledFile[] {
  const refused: string[] = []
  const files = assets.flatMap(({ sys, fields }) =>
    Object.values(fields.file ?? {}).flatMap(({ url, details }) => {
      if (url === undefined) return []
      const parsed = URL.parse(url, 'https://images.ctfassets.net')
      const path = parsed && isOfSpace(parsed, standIns) ? pathOf(parsed) : undefined
      if (parsed && path !== undefined) return [{ assetId: sys.id, url: parsed.href, path, size: details?.size }]
      refused.push(`  Asset "${sys.id}": ${url}`)
      return []
    }),
  )
  if (refused.length === 0) return files
  throw new StartError(`${refused.length} files have addresses outside of this space, so nothing was written:\n${limited(refused).join('\n')}`)
}

function isOfSpace(url: URL, { hosts, isInsecure }: StandIns): boolean {
  if (url.username || url.password) return false
  if (parseAssetAddress(url.href)) return url.protocol === 'https:' && url.port === ''
  return hosts.includes(url.host) && !url.host.endsWith('contentful.com') && (url.protocol === 'https:' || (isInsecure && url.protocol === 'http:'))
}

/** Returns the path below a folder, or `undefined` if the URL leads out of it. */
function pathOf({ host, pathname }: URL): string | undefined {
  let decoded
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  const isSafe = decoded.split(/[/\\]/).every((part) => part !== '..') && !decoded.includes('\0') && !decoded.endsWith('/')
  const path = join(host, decoded)
  return isSafe && path.startsWith(host + sep) ? path : undefined
}

/** Fetches files into a folder. Redirects are not followed. Files that cannot be fetched are missing afterwards. */
export async function fetchFiles(files: readonly PulledFile[], folder: string, signer: AssetSigner): Promise<void> {
  const waiting = files.values()
  async function work(): Promise<void> {
    for (const { url, path } of waiting) {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await fetchFile(url, file, signer).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function fetchFile(url: string, file: string, signer: AssetSigner): Promise<void> {
  const address = await signer.sign(url)
  if (address === undefined) return
  const { data } = await axios.get(address, { responseType: 'stream', maxRedirects: 0, timeout: TIMEOUT_MS })
  await pipeline(data, createWriteStream(file))
}

/** Returns the files that are missing or incomplete. */
export function missingFiles(files: readonly PulledFile[], folder: string): PulledFile[] {
  return files.filter(({ path, size }) => {
    const file = join(folder, path)
    return !existsSync(file) || (size !== undefined && statSync(file).size !== size)
  })
}

/** Moves files to another folder. URLs of files are unique, so that no file replaces another. */
export async function takeOver(files: readonly PulledFile[], from: string, to: string): Promise<void> {
  for (const { path } of files) {
    await mkdir(dirname(join(to, path)), { recursive: true })
    await cp(join(from, path), join(to, path))
  }
}
