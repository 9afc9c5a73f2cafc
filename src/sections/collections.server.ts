import { card, present } from '#app/page-types/cards.server.ts'
import { fileLink, picture } from '#app/content/media/media.server.ts'
import { models, sectionModels } from '#app/page-types/models.server.ts'
import { text } from '#app/content/pages/page-build.server.ts'
import type { Question } from './section.ts'
import type { SectionBuilder } from './registry.server.ts'

/** A collection that has nothing left to show is left out with its title. */
function filled<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length > 0 ? items : undefined
}

export const cards: SectionBuilder<'cards'> = async ({ content }, raw) => {
  const value = content.read(raw, sectionModels.cards)
  const items = value && filled(present(value.items.map((each) => card(content, each))))
  return items && { type: 'cards', id: raw.id, ...titled(value), ...(value.intro ? { intro: value.intro } : {}), items }
}

export const gallery: SectionBuilder<'gallery'> = async ({ content }, raw) => {
  const value = content.read(raw, sectionModels.gallery)
  const pictures = value && filled(present(value.pictures.map((each) => picture(content, each))))
  return pictures && { type: 'gallery', id: raw.id, ...titled(value), pictures }
}

export const downloads: SectionBuilder<'downloads'> = async ({ content }, raw) => {
  const value = content.read(raw, sectionModels.downloads)
  const files = value && filled(present(value.files.map((each) => fileLink(content, each))))
  return files && { type: 'downloads', id: raw.id, ...titled(value), files }
}

export const quote: SectionBuilder<'quote'> = async ({ content }, raw) => {
  const value = content.read(raw, sectionModels.quote)
  if (!value) return undefined
  const person = value.person && card(content, value.person)
  return { type: 'quote', id: raw.id, text: value.text, ...(value.attribution ? { attribution: value.attribution } : {}), ...(person ? { person } : {}) }
}

export const questions: SectionBuilder<'questions'> = async (build, raw) => {
  const value = build.content.read(raw, sectionModels.questions)
  if (!value) return undefined
  const items: Question[] = []
  for (const each of value.items) {
    const item = build.content.read(each, models.question)
    if (item) items.push({ id: each.id, question: item.question, answer: await text(build, each, item.answer, value.title ? 4 : 3) })
  }
  return items.length > 0 ? { type: 'questions', id: raw.id, ...titled(value), items } : undefined
}

function titled<T>(value: { readonly title?: T }): { title?: T } {
  return value.title === undefined ? {} : { title: value.title }
}
