import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url))
const SPACE = 'meridian00001'

/** Returns the file of an asset, in the folder to which `contentful-export --download-assets` would write it. Creates the folder. */
export async function assetFile(host: string, id: string, name: string): Promise<string> {
  const token = createHash('md5').update(id).digest('hex')
  const folder = join(CONTENT, host, SPACE, id, token)
  await mkdir(folder, { recursive: true })
  return join(folder, name)
}
