import { existsSync } from 'node:fs'
import { configured } from '../../scripts/adopted/configured.ts'

const { CONTENT_SPACE, CONTENTFUL_SPACE_ID } = configured()

/** The export file that this site shows. `undefined` if the site reads another source. */
export const OWN_SPACE = CONTENTFUL_SPACE_ID === undefined && existsSync(CONTENT_SPACE) ? CONTENT_SPACE : undefined
