import type { Feature } from '#app/server/feature.server.ts'
import { sharePictures as pictures } from './endpoint.server.ts'
import { offerDrawing } from './offers.server.ts'

/** Drawn pictures for shared links to pages that have no picture. */
export const sharePictures: Feature = { endpoints: [pictures], services: { offerDrawing } }
