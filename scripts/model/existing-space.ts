import { resolve } from 'node:path'
import { z } from 'zod'
import type { Environment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'
import { contentTypesOf } from '../../src/content/client/describe-space.server.ts'
import { remote } from '../../src/content/client/remote/remote.server.ts'
import { contentTypes, readTypes, type ContentType } from './content-types.ts'

/** A space to which the content types of the site are added. */
export interface ExistingSpace {
  /** Name of the space in sentences. */
  readonly name: string
  /** Absent if an export file does not contain the id. */
  readonly id: string | undefined
  readonly environment: string
  readonly types: readonly ContentType[]
}

const ofSpace = z.object({ space: z.object({ sys: z.object({ id: z.string() }) }) })

/**
 * Reads the content types of an export file if one is named, or else of the configured space. `model` is the file with the site's
 * own content types.
 *
 * Throws a `StartError` if there is neither, or if the space does not respond. The Delivery API returns only published content
 * types.
 */
export async function openExisting(env: Environment, file: string | undefined, model: string): Promise<ExistingSpace> {
  const { CONTENTFUL_SPACE_ID: id, CONTENTFUL_ENVIRONMENT: environment } = env
  if (file === undefined && id) return { name: `space ${id} (${environment})`, id, environment, types: await typesOf(env, id) }
  const named = file ?? env.CONTENT_SPACE
  if (resolve(named) === resolve(model))
    throw new StartError('There is no space to compare with: set CONTENTFUL_SPACE_ID, or name an export file with --space.')
  const types = await readTypes(named)
  return { name: named, id: ofSpace.safeParse(types[0]?.sys).data?.space.sys.id, environment, types }
}

async function typesOf(env: Environment, id: string): Promise<readonly ContentType[]> {
  try {
    return contentTypes.parse(await contentTypesOf(remote(env, id).client))
  } catch (error) {
    throw new StartError(`Space ${id} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
