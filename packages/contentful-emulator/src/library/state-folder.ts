import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../disk/replace-file.ts'
import { isList, isObject, type Json } from '../json/json.ts'
import type { SavedSpace, Space } from '../space/space.ts'
import type { SavedLog } from '../sync/sync-log.ts'

/** Stores the state that must survive a restart: sync logs and the secret of asset keys. */
export class StateFolder {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open(folder: string): Promise<StateFolder> {
    await mkdir(folder, { recursive: true })
    return new StateFolder(folder)
  }

  /** Reads the saved state of a space. Returns `undefined` if it does not exist or cannot be read. */
  async load(spaceId: string, environment: string): Promise<SavedSpace | undefined> {
    const saved = await this.#read(fileOf(spaceId, environment))
    if (!isObject(saved)) return undefined
    const { delivery, preview, published } = saved
    return isSavedLog(delivery) && isSavedLog(preview) ? { delivery, preview, published } : undefined
  }

  async save(space: Space): Promise<void> {
    await this.#write(fileOf(space.spaceId, space.environment), JSON.stringify(space.save()))
  }

  /** Returns the secret of asset keys. The first call creates it. */
  async assetKey(): Promise<Buffer> {
    const kept = await this.#read('asset-key.json')
    if (typeof kept === 'string' && kept.length === 43) return Buffer.from(kept, 'base64url')
    const key = randomBytes(32)
    await this.#write('asset-key.json', JSON.stringify(key.toString('base64url')))
    return key
  }

  async #read(name: string): Promise<Json> {
    try {
      const content: Json = JSON.parse(await readFile(join(this.#folder, name), 'utf8'))
      return content
    } catch {
      return null
    }
  }

  #write(name: string, content: string): Promise<void> {
    return replaceFile(join(this.#folder, name), content, { mode: 0o600 })
  }
}

function fileOf(spaceId: string, environment: string): string {
  return `sync-${encodeURIComponent(spaceId)}-${encodeURIComponent(environment)}.json`
}

/** Validates a saved log. If its file is damaged, the service starts without the log instead of failing. */
function isSavedLog(value: unknown): value is SavedLog {
  if (!isObject(value) || typeof value['epoch'] !== 'string' || typeof value['sequence'] !== 'number') return false
  const { resources, deletions } = value
  return (
    isObject(resources) &&
    Object.values(resources).every((kept) => isList(kept) && typeof kept[0] === 'number' && typeof kept[1] === 'string' && typeof kept[2] === 'number') &&
    isObject(deletions) &&
    Object.values(deletions).every((kept) => isList(kept) && typeof kept[0] === 'number' && isObject(kept[1]))
  )
}
