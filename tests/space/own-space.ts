import { existsSync } from 'node:fs'

const FILE = process.env['CONTENT_SPACE'] || 'content/space.json'

/** The export file that this site shows. `undefined` if the site reads another source. */
export const OWN_SPACE = existsSync(FILE) ? FILE : undefined
