import { document, entries, model, localizedText } from '#app/content/reading/model.server.ts'
import { text, type SectionOnServer } from '../build.server.ts'
import type { Question } from './QuestionsSection.tsx'

const questionModel = model('question', { question: localizedText, answer: document }, {})
const questionsModel = model('questions', { items: entries(questionModel.type) }, { title: localizedText })

export const questions = {
  model: questionsModel,
  parts: [questionModel],
  async build(build, entry) {
    const value = entry.read(questionsModel)
    if (!value) return undefined
    const items: Question[] = []
    for (const each of value.items) {
      const item = each.read(questionModel)
      if (item) items.push({ id: each.id, question: item.question, answer: await text(build, each, item.answer, value.title ? 4 : 3) })
    }
    return items.length > 0 ? { type: 'questions', id: entry.id, title: value.title, items } : undefined
  },
} satisfies SectionOnServer<'questions'>
