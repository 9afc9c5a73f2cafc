import type { Content } from '#app/content/content.server.ts'
import { linkTo } from '#app/content/links/places.server.ts'
import { linkedId } from '#app/content/reading/fields.server.ts'
import { model, phrase } from '#app/content/reading/model.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { nameOf } from '../build/name.server.ts'
import type { EntryLink, Term } from './term.ts'

/** Gathers the glossary terms that the texts of a page use, in order of first use. */
export interface TermCollector {
  /** Note a term; tells whether it has a definition to show. */
  add(raw: RawEntry): Term | undefined
  all(): readonly Term[]
}

/** Start gathering for one page. */
export function termCollector(content: Content): TermCollector {
  const found = new Map<string, Term | undefined>()
  return {
    add(raw) {
      if (!found.has(raw.id)) found.set(raw.id, term(content, raw))
      return found.get(raw.id)
    },
    all: () => [...found.values()].filter((each) => each !== undefined),
  }
}

/** The topic is not asked for: it lies deeper than the query of a page goes. */
const glossaryTerm = model('glossaryTerm', { term: phrase, definition: phrase }, {})

function term(content: Content, raw: RawEntry): Term | undefined {
  const value = content.read(raw, glossaryTerm)
  return value && { id: raw.id, term: value.term, definition: value.definition, topic: topicOf(content, raw) }
}

function topicOf(content: Content, raw: RawEntry): EntryLink | undefined {
  const id = linkedId(raw, content.chain(), 'topic')
  const topic = [...content.topics.values()].find((each) => each.id === id)
  const title = topic && nameOf(content, topic)
  const link = topic && linkTo(content, topic)
  return title && link && { id: topic.id, title, link }
}
