import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const FOLDER = '../../../../site/routes'

/**
 * Lists the routes of a team, in `site/routes/`, for the route generator. The folder of this file groups them, and is no part of their
 * addresses.
 */
export default () => (existsSync(resolve(import.meta.dirname, FOLDER)) ? [{ type: 'physical', directory: FOLDER, pathPrefix: '' }] : [])
