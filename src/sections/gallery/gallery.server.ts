import { assets, model, phrase } from '#app/content/reading/model.server.ts'
import { present } from '#app/content/view/present.ts'
import type { SectionOnServer } from '../build.server.ts'

const galleryModel = model('gallery', { pictures: assets }, { title: phrase })

export const gallery = {
  model: galleryModel,
  async build(_build, entry) {
    const value = entry.read(galleryModel)
    const hung = value?.pictures ?? []
    const pictures = present(hung.map((each) => (each.isLocked ? undefined : each.picture())))
    const locked = present(hung.map((each) => (each.isLocked ? each.file() : undefined)))
    if (!value || pictures.length + locked.length === 0) return undefined
    return { type: 'gallery', id: entry.id, title: value.title, pictures, ...(locked.length > 0 && { locked }) }
  },
} satisfies SectionOnServer<'gallery'>
