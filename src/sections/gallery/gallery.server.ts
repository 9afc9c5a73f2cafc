import { assets, model, localizedText } from '#app/content/reading/model.server.ts'
import { present } from '#app/content/view/present.ts'
import type { SectionOnServer } from '../build.server.ts'

const galleryModel = model('gallery', { pictures: assets }, { title: localizedText })

export const gallery = {
  model: galleryModel,
  async build(_build, entry) {
    const value = entry.read(galleryModel)
    const pictures = present((value?.pictures ?? []).map((each) => (each.isLocked ? each.file() : each.picture())))
    return value && pictures.length > 0 ? { type: 'gallery', id: entry.id, title: value.title, pictures } : undefined
  },
} satisfies SectionOnServer<'gallery'>
