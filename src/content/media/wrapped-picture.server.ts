import { WRAPPED_PICTURE } from '../reading/fields.server.ts'
import { asset, model, phrase } from '../reading/model.server.ts'

/** An entry that stands for the picture it holds, as spaces have it that give pictures words of their own. */
export const wrappedPictureModel = model(WRAPPED_PICTURE, { file: asset }, { title: phrase, caption: phrase })
