import type { Environment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'
import { readExportFile } from 'contentful-emulator/library/export-file.ts'
import { object } from 'contentful-emulator/json/json.ts'
import { delivery } from '../../src/content/client/delivery.server.ts'
import { remote } from '../../src/content/client/remote/remote.server.ts'
import { previewApi } from '../../src/content/preview/drafts.server.ts'

/** Checks that an entry exists in the configured space, published or not. Throws a `StartError` if it does not exist or cannot be read. */
export async function requireEntry(id: string, env: Environment): Promise<void> {
  const { CONTENTFUL_SPACE_ID: space, CONTENT_SPACE: file, CONTENTFUL_ENVIRONMENT: environment } = env
  const place = space === undefined ? file : `space ${space} (${environment})`
  if (await hasEntry(id, env, place)) return
  throw new StartError(`${place} has no entry "${id}": its id is in the address of the entry in Contentful's web app, after /entries/.`)
}

async function hasEntry(id: string, env: Environment, place: string): Promise<boolean> {
  const { CONTENTFUL_SPACE_ID: space } = env
  if (space && env.CONTENTFUL_PREVIEW_TOKEN === undefined) throw new StartError('CONTENTFUL_PREVIEW_TOKEN is not set: the site needs it to read drafts.')
  try {
    if (!space) return (await readExportFile(env.CONTENT_SPACE)).entries.some(({ sys }) => object(sys)['id'] === id)
    return (await delivery(remote(previewApi(env), space).client).some({ 'sys.id': id, include: 0 }, 0, 1)).total > 0
  } catch (error) {
    throw new StartError(`${place} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
