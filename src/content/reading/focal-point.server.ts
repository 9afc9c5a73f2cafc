import { FOCAL_POINTS } from '../view/picture.ts'
import { choice } from './model.server.ts'

/** Field beside a cropped picture, because an asset cannot have custom fields. */
export const focalPoint = choice(FOCAL_POINTS)
