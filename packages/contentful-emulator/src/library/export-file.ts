import { constants } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { isDeeperThan, MAX_DEPTH, withoutDeepFields, type DeepField } from '../json/deep-fields.ts'
import { isList, isObject, object, text, type Json, type JsonObject } from '../json/json.ts'
import { parseJson } from '../json/parse-json.ts'
import { mapYielding } from '../http/event-loop.ts'

/** An export file that cannot be served. The message names the invalid place. */
export class ExportFileError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.name = 'ExportFileError'
  }
}

/** The parts of a contentful-export file that the service reads. Missing parts are empty. */
export interface ExportFile {
  readonly file: string
  readonly space: JsonObject
  readonly locales: readonly JsonObject[]
  readonly contentTypes: readonly JsonObject[]
  readonly editorInterfaces: readonly JsonObject[]
  readonly tags: readonly JsonObject[]
  readonly entries: readonly JsonObject[]
  readonly assets: readonly JsonObject[]
  /** contentful-export does not write concepts, because they belong to the organization. They are read if the file contains them. */
  readonly concepts: readonly JsonObject[]
  readonly conceptSchemes: readonly JsonObject[]
}

const BYTE_ORDER_MARK = /^\uFEFF/

/** An export is read as one string. */
const MAX_BYTES = constants.MAX_STRING_LENGTH

const megabytes = (bytes: number) => Math.floor(bytes / 1e6).toLocaleString('en')

/** A file without any of these parts is not an export. */
const PARTS = ['entries', 'assets', 'contentTypes', 'locales'] as const

/**
 * Reads an export file. Throws {@link ExportFileError} that names the line, or the entry and field.
 *
 * Removes each field that is nested too deep, and calls `leaveOut` for it.
 */
export async function readExportFile(file: string, leaveOut: (field: DeepField) => void = () => undefined): Promise<ExportFile> {
  let source: string
  try {
    const { size } = await stat(file)
    if (size > MAX_BYTES) {
      throw new ExportFileError(
        file,
        `has ${megabytes(size)} MB, and at most ${megabytes(MAX_BYTES)} MB can be read: read a space of this size from Contentful`,
      )
    }
    source = await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof ExportFileError) throw error
    throw new ExportFileError(file, `cannot be read (${text(object(error)['code']) ?? String(error)})`)
  }
  let content: Json
  try {
    content = await parseJson(source.replace(BYTE_ORDER_MARK, ''))
  } catch (error) {
    throw new ExportFileError(file, `is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  return parseExport(file, content, leaveOut)
}

/** Validates and converts a parsed export. */
async function parseExport(file: string, content: Json, leaveOut: (field: DeepField) => void): Promise<ExportFile> {
  if (!isObject(content)) throw new ExportFileError(file, 'must hold an object with entries, assets, contentTypes and locales')
  if (!PARTS.some((name) => Object.hasOwn(content, name))) throw new ExportFileError(file, `is no export: it has none of ${PARTS.join(', ')}`)
  const part = (name: string) => readPart(file, name, content[name])
  const resources = (name: string) => readPart(file, name, content[name], (item) => withoutDeepFields(item, leaveOut))
  const identified = async (name: string, read = part) => checkIds(file, name, await read(name))
  return {
    file,
    space: object(content['space']),
    locales: checkLocales(file, await part('locales')),
    contentTypes: await identified('contentTypes'),
    editorInterfaces: await part('editorInterfaces'),
    tags: await identified('tags'),
    entries: await checkFields(file, 'entries', await identified('entries', resources)),
    assets: await checkFields(file, 'assets', await identified('assets', resources)),
    concepts: await identified('concepts'),
    conceptSchemes: await identified('conceptSchemes'),
  }
}

async function readPart(file: string, name: string, part: Json | undefined, bounded = unlessDeep): Promise<readonly JsonObject[]> {
  if (part === undefined || part === null) return []
  if (!isList(part)) throw new ExportFileError(file, `"${name}" must be an array`)
  return mapYielding(part, (item, i) => {
    if (!isObject(item)) throw new ExportFileError(file, `${name}[${i}] must be an object`)
    const safe = bounded(item)
    if (!safe) throw new ExportFileError(file, `${placeOf(name, item, i)} is nested more than ${MAX_DEPTH} levels deep`)
    return safe
  })
}

function unlessDeep(item: JsonObject): JsonObject | undefined {
  return isDeeperThan(MAX_DEPTH, item) ? undefined : item
}

function placeOf(name: string, item: JsonObject, index: number): string {
  return `${name}[${index}] (id ${text(object(item['sys'])['id'])})`
}

function checkIds(file: string, name: string, items: readonly JsonObject[]): readonly JsonObject[] {
  const seen = new Set<string>()
  items.forEach((item, i) => {
    const id = text(object(item['sys'])['id'])
    if (!id) throw new ExportFileError(file, `${name}[${i}] has no sys.id`)
    if (seen.has(id)) throw new ExportFileError(file, `${name}[${i}]: the id "${id}" occurs twice`)
    seen.add(id)
  })
  return items
}

async function checkFields(file: string, name: string, items: readonly JsonObject[]): Promise<readonly JsonObject[]> {
  return mapYielding(items, (item, i) => {
    const where = placeOf(name, item, i)
    const fields = item['fields'] ?? {}
    if (!isObject(fields)) throw new ExportFileError(file, `${where}: "fields" must be an object`)
    for (const [field, byLocale] of Object.entries(fields)) {
      if (!isObject(byLocale)) throw new ExportFileError(file, `${where}: field "${field}" must be an object with a value for each locale`)
    }
    return item
  })
}

function checkLocales(file: string, locales: readonly JsonObject[]): readonly JsonObject[] {
  locales.forEach((locale, i) => {
    if (!text(locale['code'])) throw new ExportFileError(file, `locales[${i}] has no code`)
  })
  return locales
}
