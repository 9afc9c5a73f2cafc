import type { Environment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'
import { ExportFileError, readExportFile } from 'contentful-emulator/library/export-file.ts'
import { readLocales } from 'contentful-emulator/space/read-locales.ts'
import { nameOf, publishedTypes } from 'contentful-emulator/space/space-content.ts'
import { describeSpace, patiently } from '../../src/content/client/describe-space.server.ts'
import { siteNameOf } from 'content-mapping/compose/site-name.ts'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { isOwnModel } from 'content-mapping/own-model.ts'
import { spaceModelOfExport } from 'content-mapping/reading/space-model-of-export.ts'
import { spaceModelFrom, type SpaceParts } from 'content-mapping/reading/space-model-from.ts'
import type { SpaceLocaleInfo, SpaceModel } from 'content-mapping/space-model.ts'

/** The properties of a space from which settings are derived. */
export interface SpaceInfo {
  /** Name of the site. */
  readonly name: string
  readonly locales: readonly SpaceLocaleInfo[]
  /** Whether the space has the site's own content types. */
  readonly isOwn: boolean
}

/** Returns a short description of the configured space, which identifies it between builds. */
export function placeOf(env: Environment): string {
  const { CONTENTFUL_SPACE_ID: id, CONTENTFUL_HOST: host, CONTENTFUL_ENVIRONMENT: environment } = env
  return id ? `space ${id} at ${host}, environment ${environment}` : env.CONTENT_SPACE
}

/**
 * Reads the properties of the configured space. Returns `undefined` if the space cannot be reached.
 *
 * Throws a `StartError` if an export file is broken or missing.
 */
export async function readSpaceInfo(env: Environment): Promise<SpaceInfo | undefined> {
  return env.CONTENTFUL_SPACE_ID ? spaceInfoOfApi(env, env.CONTENTFUL_SPACE_ID).catch(() => undefined) : spaceInfoOfFile(env.CONTENT_SPACE)
}

async function spaceInfoOfFile(file: string): Promise<SpaceInfo> {
  try {
    const exported = await readExportFile(file)
    const info = spaceInfo({ name: nameOf(exported), locales: readLocales(exported).all, contentTypes: publishedTypes(exported) })
    if (info.isOwn) return info
    const model = spaceModelOfExport({ ...exported }, '')
    return { ...info, name: nameForVisitors(model, typeof exported.space['name'] === 'string' ? exported.space['name'] : undefined) }
  } catch (error) {
    if (error instanceof ExportFileError) throw new StartError(`The content cannot be opened: ${error.message}`)
    throw error
  }
}

/** Returns the name of the site of a space. The name of a file is none. */
export function nameForVisitors(model: SpaceModel, given: string | undefined): string {
  const { mapping, home } = inferMapping(model)
  return siteNameOf(model, mapping, { given, homeId: home }) ?? 'Website'
}

async function spaceInfoOfApi(env: Environment, id: string): Promise<SpaceInfo> {
  const { remote } = await import('../../src/content/client/remote/remote.server.ts')
  return spaceInfo(await describeSpace(patiently(remote(env, id).within)))
}

function spaceInfo({ name, locales, contentTypes }: Omit<SpaceParts, 'entries'>): SpaceInfo {
  const infos = locales.map(({ code, name: called, isDefault, fallbackCode }) => ({ code, name: called, isDefault, fallbackCode }))
  return { name, locales: infos, isOwn: isOwnModel(spaceModelFrom({ name, locales: infos, contentTypes, entries: [] })) }
}
