import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { object, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { Refusal } from './refusal.ts'
import type { Stored } from './stored.ts'

/** The files of a space: uploads and processed files. */
export class AssetFiles {
  readonly #uploads = new Map<string, Buffer>()
  readonly #byPath = new Map<string, Buffer>()
  readonly #elsewhere: (url: string) => Buffer | undefined

  /** `elsewhere` returns the bytes of other addresses, instead of the network. */
  constructor(elsewhere: (url: string) => Buffer | undefined) {
    this.#elsewhere = elsewhere
  }

  upload(bytes: Buffer): string {
    const id = `upload${this.#uploads.size}`
    this.#uploads.set(id, bytes)
    return id
  }

  get(path: string): Buffer | undefined {
    return this.#byPath.get(path)
  }

  /** Stores the bytes of an asset's file. Returns its address and details. */
  async process({ sys, content }: Stored, locale: string, origin: string): Promise<JsonObject> {
    const file = object(object(object(content['fields'])['file'])[locale])
    const bytes = this.#bytesOf(file)
    if (!bytes)
      throw new Refusal(422, 'ValidationFailed', 'Cannot process', [{ name: 'required', path: ['fields', 'file', locale], details: 'There is no such file' }])
    const fileName = text(file['fileName']) ?? 'file'
    const hash = createHash('md5').update(bytes).update(String(sys['version'])).digest('hex')
    const path = `/files/${String(sys['id'])}/${hash}/${encodeURIComponent(fileName)}`
    this.#byPath.set(path, bytes)
    const { upload: _upload, uploadFrom: _from, ...said } = file
    return { ...said, url: `${origin}${path}`, details: { size: bytes.length, ...(await dimensions(bytes, text(file['contentType']) ?? '')) } }
  }

  #bytesOf(file: JsonObject): Buffer | undefined {
    const from = text(object(object(file['uploadFrom'])['sys'])['id'])
    return from === undefined ? this.#elsewhere(text(file['upload']) ?? '') : this.#uploads.get(from)
  }
}

async function dimensions(bytes: Buffer, contentType: string): Promise<Record<string, Json>> {
  if (!contentType.startsWith('image/')) return {}
  try {
    const { width, height } = await sharp(bytes).metadata()
    return { image: { width, height } }
  } catch {
    return {}
  }
}
