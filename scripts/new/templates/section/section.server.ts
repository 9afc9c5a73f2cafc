import { choice, model, localizedText } from '#app/content/reading/model.server.ts'
import type { SectionOnServer } from '#app/sections/build.server.ts'

const noticeModel = model('notice', { text: localizedText }, { tone: choice(['calm', 'urgent']) })

/** Model and builder of the section type `notice`. */
export const section = {
  model: noticeModel,
  async build(_build, entry) {
    const value = entry.read(noticeModel)
    return value && { type: 'notice', id: entry.id, text: value.text, tone: value.tone ?? 'calm' }
  },
} satisfies SectionOnServer<'notice'>
