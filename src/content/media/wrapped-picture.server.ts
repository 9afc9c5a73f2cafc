import { WRAPPED_PICTURE } from '../reading/fields.server.ts'
import { asset, model, localizedText } from '../reading/model.server.ts'

/** Entry that wraps a picture. Some spaces use such entries to add texts to pictures. */
export const wrappedPictureModel = model(
  WRAPPED_PICTURE,
  { file: asset },
  { title: localizedText, caption: localizedText, credit: localizedText, alt: localizedText },
)
