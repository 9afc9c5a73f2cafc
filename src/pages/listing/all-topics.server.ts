import type { Content } from '#app/content/content.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import type { FilterOption } from './list-filter.ts'

/** Returns the option of a filter that leads to the index of all topics, if the filter contains only some of them. */
export function allTopics({ locale }: Content): FilterOption {
  return { title: messageText(m.list_more({}, { locale }), locale), active: false, target: { kind: 'place', locale, place: { route: 'topics' } } }
}
