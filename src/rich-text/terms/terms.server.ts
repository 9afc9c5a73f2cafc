import type { Content, Entry } from '#app/content/content.ts'
import { entryLink } from '#app/content/links/of-entry.server.ts'
import { entry as link, model, localizedText } from '#app/content/reading/model.server.ts'
import { present } from '#app/content/view/present.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { Term } from './term.ts'

export const glossaryTermModel = model('glossaryTerm', { term: localizedText, definition: localizedText }, { topic: link('topic') })
/** Model without the topic, which links deeper than the query of a page includes. Only the id of the topic is read. */
const shown = model('glossaryTerm', { term: localizedText, definition: localizedText }, {})

/** Collects the glossary terms in the texts of a page, in order of first use. */
export interface TermCollector {
  /** Adds a term. Returns `undefined` if it has no definition. */
  add(entry: Entry): Term | undefined
  all(): readonly Term[]
}

/** Creates a collector for one page. */
export function termCollector(): TermCollector {
  const found = new Map<string, Term | undefined>()
  return {
    add(entry) {
      if (!found.has(entry.id)) found.set(entry.id, termOf(entry))
      return found.get(entry.id)
    },
    all: () => present([...found.values()]),
  }
}

/** Returns every term of the glossary, or those of a topic, in the order of the language. */
export async function glossary(content: Content, topic?: Entry): Promise<Term[]> {
  const terms = await content.all({ content_type: glossaryTermModel.type, include: 1, ...(topic ? { 'fields.topic.sys.id': topic.id } : {}) })
  const { compare } = formats(content.locale)
  return present(terms.map(termOf)).toSorted((one, other) => compare(one.term.text, other.term.text))
}

function termOf(entry: Entry): Term | undefined {
  const value = entry.read(shown)
  if (!value) return undefined
  const topicId = entry.linkedId('topic')
  const topic = entry.content.preloaded('topic').find(({ id }) => id === topicId)
  return { id: entry.id, term: value.term, definition: value.definition, topic: topic && entryLink(topic) }
}
