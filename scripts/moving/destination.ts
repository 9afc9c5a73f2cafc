import type { Environment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'

/** A space that content is moved into or out of, with its access data. */
export interface Destination {
  readonly spaceId: string
  readonly environment: string
  readonly token: string
  /** Host of the management API, with a port if it differs from 443. */
  readonly host: string
  readonly uploadHost: string
  readonly isInsecure: boolean
  /** Name of the space in sentences. */
  readonly name: string
}

/** Reads the space to write to from the environment. Throws a `StartError` that names the missing variable. */
export function destinationOf(env: Environment): Destination {
  const { CONTENTFUL_SPACE_ID: spaceId, CONTENTFUL_ENVIRONMENT: environment, CONTENTFUL_MANAGEMENT_TOKEN: token, CONTENTFUL_MANAGEMENT_HOST: host } = env
  if (!spaceId) throw new StartError('Which space? Set CONTENTFUL_SPACE_ID, in the environment or in .env.')
  if (!token) {
    throw new StartError('CONTENTFUL_MANAGEMENT_TOKEN is missing: create a content management token in your account settings (CMA tokens) and set it here.')
  }
  return {
    spaceId,
    environment,
    token,
    host,
    // In every region of Contentful, the upload API has a separate host beside `api.`. A fake serves both on one host.
    uploadHost: host.replace(/^api\.((?:\w+\.)?contentful\.com)$/, 'upload.$1'),
    isInsecure: env.CONTENTFUL_INSECURE === 'true',
    name: `space ${spaceId} (${environment})`,
  }
}
