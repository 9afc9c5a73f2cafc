import type { Content, Entry } from '#app/content/content.ts'
import { choice, count, entry as link, model, localizedText } from '#app/content/reading/model.server.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { isListedType, LISTED_TYPES } from '#app/config/page-types/table.ts'
import { glossary, glossaryTermModel } from '#app/rich-text/terms/terms.server.ts'
import type { SectionOnServer } from '../build.server.ts'
import type { SectionOf } from '../registry.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { regionalTag } from '#app/i18n/formats/format.ts'
import { initialOf } from '#app/i18n/formats/initial.ts'
import type { Term } from '#app/rich-text/terms/term.ts'
import type { Initial } from './ListSection.tsx'

const listModel = model('list', { kind: choice([glossaryTermModel.type, ...LISTED_TYPES]) }, { title: localizedText, topic: link('topic'), limit: count })

/** Maximum number of terms on a page if the editor sets no limit. It also limits the editor's limit. */
const MAX = 2000

export const list = {
  model: listModel,
  async build({ content }, entry) {
    const value = entry.read(listModel)
    if (!value) return undefined
    const { kind, topic, title } = value
    const limit = Math.min(value.limit ?? (isListedType(kind) ? pageTypesOnServer[kind].listLimit : MAX), MAX)
    const found = await listOf(content, kind, limit, topic)
    const shown = found.items.length + found.terms.length
    if (shown === limit && limit !== value.limit && !found.more) {
      reportContent({ entry: entry.id, field: 'limit', problem: `lists the first ${shown} only; restrict it to a topic, or set a limit` })
    }
    return shown > 0 ? { type: 'list', id: entry.id, title, ...found, initials: initials(found.terms, content.locale) } : undefined
  },
} satisfies SectionOnServer<'list'>

async function listOf(content: Content, kind: string, limit: number, topic: Entry | undefined): Promise<Pick<SectionOf<'list'>, 'items' | 'terms' | 'more'>> {
  if (isListedType(kind)) return { ...(await pageTypesOnServer[kind].list(content, { limit, topic })), terms: [] }
  return { items: [], terms: (await glossary(content, topic)).slice(0, limit) }
}

/** Minimum number of letters. With fewer, links are not needed. */
const LEAST = 6

/**
 * Returns the initial letters of sorted terms, each with its first term.
 *
 * Returns an empty list if the letters would not help. Either there are few of them, or, as in Japanese, almost one for each term.
 */
function initials(terms: readonly Term[], locale: Locale): Initial[] {
  const found = new Map<string, string>()
  const tag = regionalTag(locale)
  for (const { id, term } of terms) {
    const letter = initialOf(term.text, tag)
    if (letter !== '' && !found.has(letter)) found.set(letter, id)
  }
  return found.size >= LEAST && found.size <= terms.length / 2 ? [...found].map(([letter, term]) => ({ letter, term })) : []
}
