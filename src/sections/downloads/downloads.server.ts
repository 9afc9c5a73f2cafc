import { assets, model, localizedText } from '#app/content/reading/model.server.ts'
import { present } from '#app/content/view/present.ts'
import type { SectionOnServer } from '../build.server.ts'

const downloadsModel = model('downloads', { files: assets }, { title: localizedText })

export const downloads = {
  model: downloadsModel,
  async build(_build, entry) {
    const value = entry.read(downloadsModel)
    const files = present((value?.files ?? []).map((each) => each.file()))
    return value && files.length > 0 ? { type: 'downloads', id: entry.id, title: value.title, files } : undefined
  },
} satisfies SectionOnServer<'downloads'>
