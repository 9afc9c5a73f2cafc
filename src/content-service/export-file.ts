import { readFile } from 'node:fs/promises'
import { isList, isObject, object, text, type Json, type JsonObject } from './json.ts'

/** A file that cannot be served, with the place that is wrong. */
export class ExportFileError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.name = 'ExportFileError'
  }
}

/** The parts of a contentful-export file that the service knows. A part the file lacks is empty. */
export interface ExportFile {
  readonly file: string
  readonly space: JsonObject
  readonly locales: readonly JsonObject[]
  readonly contentTypes: readonly JsonObject[]
  readonly editorInterfaces: readonly JsonObject[]
  readonly tags: readonly JsonObject[]
  readonly entries: readonly JsonObject[]
  readonly assets: readonly JsonObject[]
  /** Not written by contentful-export, for concepts belong to the organization; read when a file has them. */
  readonly concepts: readonly JsonObject[]
  readonly conceptSchemes: readonly JsonObject[]
}

/** Read an export file. Throws {@link ExportFileError} that names the line, or the entry and field. */
export async function readExportFile(file: string): Promise<ExportFile> {
  let source: string
  try {
    source = await readFile(file, 'utf8')
  } catch (error) {
    throw new ExportFileError(file, `cannot be read (${text(object(error)['code']) ?? String(error)})`)
  }
  let content: Json
  try {
    content = JSON.parse(source)
  } catch (error) {
    throw new ExportFileError(file, `is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  return parseExport(file, content)
}

/** Check the shape of an export that is already parsed. */
function parseExport(file: string, content: Json): ExportFile {
  if (!isObject(content)) throw new ExportFileError(file, 'must hold an object with entries, assets, contentTypes and locales')
  const part = (name: string) => readPart(file, name, content[name])
  const identified = (name: string) => checkIds(file, name, part(name))
  return {
    file,
    space: object(content['space']),
    locales: checkLocales(file, part('locales')),
    contentTypes: identified('contentTypes'),
    editorInterfaces: part('editorInterfaces'),
    tags: identified('tags'),
    entries: checkFields(file, 'entries', identified('entries')),
    assets: checkFields(file, 'assets', identified('assets')),
    concepts: identified('concepts'),
    conceptSchemes: identified('conceptSchemes'),
  }
}

function readPart(file: string, name: string, part: Json | undefined): readonly JsonObject[] {
  if (part === undefined || part === null) return []
  if (!isList(part)) throw new ExportFileError(file, `"${name}" must be an array`)
  return part.map((item, i) => {
    if (!isObject(item)) throw new ExportFileError(file, `${name}[${i}] must be an object`)
    return item
  })
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

function checkFields(file: string, name: string, items: readonly JsonObject[]): readonly JsonObject[] {
  items.forEach((item, i) => {
    const where = `${name}[${i}] (id ${text(object(item['sys'])['id'])})`
    const fields = item['fields'] ?? {}
    if (!isObject(fields)) throw new ExportFileError(file, `${where}: "fields" must be an object`)
    for (const [field, byLocale] of Object.entries(fields)) {
      if (!isObject(byLocale)) throw new ExportFileError(file, `${where}: field "${field}" must be an object with a value for each locale`)
    }
  })
  return items
}

function checkLocales(file: string, locales: readonly JsonObject[]): readonly JsonObject[] {
  locales.forEach((locale, i) => {
    if (!text(locale['code'])) throw new ExportFileError(file, `locales[${i}] has no code`)
  })
  return locales
}
