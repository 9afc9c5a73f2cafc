import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { isObject, type JsonObject } from 'contentful-emulator/json/json.ts'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'
import { reportContent } from '../../reading/report.server.ts'
import type { SpaceModel } from '../../following/upstream.server.ts'

/** Position up to which a space was followed. Without it, a start repeats the whole initial synchronization to obtain a token. */
interface Followed {
  readonly token: string
  readonly model: SpaceModel
}

/** Stores the position across restarts. Neither function throws: an unusable file only costs time. */
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
  model: z.object({ contentTypes: list, locales: list, tags: list, concepts: list.default([]), conceptSchemes: list.default([]) }),
})

/** Returns the file of a space. `of` identifies the space; a file with another identity is ignored. */
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
