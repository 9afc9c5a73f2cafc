import { asset, document, model, localizedText } from '#app/content/reading/model.server.ts'
import { text, type SectionOnServer } from '../build.server.ts'
import { deeper } from '../layout/deeper.ts'
import { kickerOf } from '../unmapped-fields/kicker.server.ts'
import { unmappedFields } from '../unmapped-fields/unmapped-fields.server.ts'

const genericSectionModel = model('genericSection', {}, { title: localizedText, summary: localizedText, body: document, picture: asset })

export const genericSection = {
  model: genericSectionModel,
  async build(build, entry) {
    const value = entry.read(genericSectionModel)
    if (!value) return undefined
    const { title, summary } = value
    const kicker = title && kickerOf(entry)
    const outer = build.level ?? 2
    const level = title ? deeper(outer) : outer
    const body = value.body && (await text(build, entry, value.body, level))
    const picture = value.picture?.isPicture ? value.picture.picture() : undefined
    const own = await unmappedFields(build, entry, { level, shown: [title, kicker, summary, picture?.id], isTitled: title !== undefined && outer === 2 })
    return title || summary || body || picture || own
      ? { type: 'genericSection', id: entry.id, kicker, title, summary, body, picture, own, level: outer }
      : undefined
  },
} satisfies SectionOnServer<'genericSection'>
