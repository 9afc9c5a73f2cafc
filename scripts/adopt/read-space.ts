import { basename } from 'node:path'
import { z } from 'zod'
import type { Environment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'
import { isObject } from 'contentful-emulator/json/json.ts'
import { ExportFileError, readExportFile } from 'contentful-emulator/library/export-file.ts'
import { delivery } from '../../src/content/client/delivery.server.ts'
import { describeSpace } from '../../src/content/client/describe-space.server.ts'
import { remote } from '../../src/content/client/remote/remote.server.ts'
import { spaceModelFrom, type EntryInAllLocales } from 'content-mapping/reading/space-model-from.ts'
import { localized, spaceModelOfExport } from 'content-mapping/reading/space-model-of-export.ts'
import type { SpaceModel } from 'content-mapping/space-model.ts'

/** A space as it was read. The Delivery API returns less of it than an export file contains. */
export interface ReadSpace extends SpaceModel {
  /** Name of the space in output: its file, or its id and environment. */
  readonly place: string
  /** Whether validations of fields are included. The Delivery API does not return them. */
  readonly tellsValidations: boolean
  /** Name of the space, if its source has one. The name of a file is none. */
  readonly givenName: string | undefined
}

/** Maximum number of entries that are all read to infer what the types mean. Of a larger space, only `SAMPLE` are read. */
const MAX_ENTRIES = 5000
/** Number of entries that are read of a larger space. The Delivery API returns at most 1,000 in one response. */
const SAMPLE = 1000

/** Reads the configured space: the export file, or the space over the Delivery API. Throws a `StartError` with the reason if it cannot be read. */
export async function readSpace(env: Environment): Promise<ReadSpace> {
  try {
    return await (env.CONTENTFUL_SPACE_ID ? spaceOfApi(env, env.CONTENTFUL_SPACE_ID) : spaceOfFile(env.CONTENT_SPACE))
  } catch (error) {
    if (error instanceof ExportFileError) throw new StartError(`The space cannot be read: ${error.message}`)
    const reason =
      error instanceof z.ZodError ? 'the answer is not from a Delivery API: check CONTENTFUL_HOST' : error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The space cannot be read: ${reason}\nCONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT and CONTENTFUL_DELIVERY_TOKEN say which it is, or --space an export file.`,
    )
  }
}

async function spaceOfFile(file: string): Promise<ReadSpace> {
  const { space, locales, contentTypes, editorInterfaces, entries, assets } = await readExportFile(file)
  const givenName = typeof space['name'] === 'string' ? space['name'] : undefined
  const name = givenName ?? basename(file, '.json')
  const tellsValidations = contentTypes.some(
    ({ fields }) => Array.isArray(fields) && fields.some((field) => isObject(field) && field['validations'] !== undefined),
  )
  return { ...spaceModelOfExport({ locales, contentTypes, editorInterfaces, entries, assets }, name), place: file, tellsValidations, givenName }
}

async function spaceOfApi(env: Environment, id: string): Promise<ReadSpace> {
  const { client } = remote(env, id)
  const api = delivery(client)
  const [described, entries, assets] = await Promise.all([describeSpace(client), entriesOf(api), api.assets()])
  const model = spaceModelFrom({ ...described, entries, assets: assets.map(({ fields }) => ({ fields: localized(fields) })) })
  return { ...model, place: `space ${id} (${env.CONTENTFUL_ENVIRONMENT})`, tellsValidations: false, givenName: described.name }
}

async function entriesOf(api: ReturnType<typeof delivery>): Promise<EntryInAllLocales[]> {
  const { total } = await api.some({ include: 0 }, 0, 1)
  const entries = total <= MAX_ENTRIES ? await api.all({ include: 0 }) : (await api.some({ include: 0 }, 0, SAMPLE)).entries
  return entries.map(({ id, type, fields }) => ({ id, contentTypeId: type, fields: localized(fields) }))
}
