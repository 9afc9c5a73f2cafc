import type { Feature } from '#app/server/feature.server.ts'
import { stylesheet } from '#app/styles/stylesheet.server.ts'
import { protectedFiles as files } from './endpoint.server.ts'
import { pressLinks } from './make-press-link.server.ts'

/** Files under embargo, and links with which the press reads them earlier. */
export const protectedFiles: Feature = { endpoints: [pressLinks(stylesheet), files(stylesheet)], services: { makesPressLinks: true } }
