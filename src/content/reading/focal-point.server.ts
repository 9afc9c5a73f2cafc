import { FOCAL_POINTS } from '../view/picture.ts'
import { choice } from './model.server.ts'

/** Stands beside a picture that is cropped somewhere: an asset itself can have no field for it. */
export const focalPoint = choice(FOCAL_POINTS)
