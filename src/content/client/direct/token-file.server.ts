import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { isObject, type JsonObject } from 'contentful-emulator/json/json.ts'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'
import { reportContent } from '../../reading/report.server.ts'
import type { SpaceModel } from '../../following/upstream.server.ts'

/** How far a space was followed: without it a start reads all of it once more, only to hear what changes from then on. */
interface Followed {
  readonly token: string
  readonly model: SpaceModel
}

/** Keeps that over restarts. Neither throws: a file that cannot be used costs time. */
export interface TokenFile {
  read(): Promise<Followed | undefined>
  write(followed: Followed): Promise<void>
}

const FORMAT = 1
const list = z.array(z.custom<JsonObject>(isObject))
const content = z.object({
  format: z.literal(FORMAT),
  of: z.string(),
  token: z.string(),
  model: z.object({ contentTypes: list, locales: list, tags: list }),
})

/** Name the file of a space; `of` tells it from others. */
export function tokenFile(path: string, of: string): TokenFile {
  return {
    async read() {
      try {
        const saved = content.parse(JSON.parse(await readFile(path, 'utf8')))
        return saved.of === of ? saved : undefined
      } catch {
        return undefined
      }
    },
    async write({ token, model }) {
      try {
        await replaceFile(path, JSON.stringify({ format: FORMAT, of, token, model }))
      } catch (error) {
        reportContent({ entry: '(space)', problem: `cannot be followed over a restart: ${error instanceof Error ? error.message : String(error)}` })
      }
    },
  }
}
