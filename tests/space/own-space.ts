import { existsSync } from 'node:fs'

const FILE = process.env['CONTENT_SPACE'] || 'content/space.json'

/** The export file that this site shows; nothing where its content lies elsewhere. */
export const OWN_SPACE = existsSync(FILE) ? FILE : undefined
