import type { Content, Entry } from '#app/content/content.ts'
import type { ListingPlace } from '#app/i18n/addresses/place.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import { allTopics } from '../../listing/all-topics.server.ts'
import { RESULTS, type FilterGroup, type FilterOption } from '../../listing/list-filter.ts'
import { topicOptions } from '#app/entries/topic/links/topic-choice.server.ts'
import type { DatedEvent } from '#app/entries/event/event-lists.server.ts'
import type { EventChoice, EventsPage } from './page.ts'

/** Maximum months in the filter. Later months are on the pages of the listing. */
const MAX_MONTHS = 18

/** Returns the filter of an event listing. Each option keeps the values of the others. `events` determine the available months. */
export async function eventFilter(
  content: Content,
  choice: EventChoice,
  topic: Entry | undefined,
  events: readonly DatedEvent[],
): Promise<EventsPage['filter']> {
  const { locale } = content
  const words = (text: string) => messageText(text, locale)
  const option = (title: FilterOption['title'], active: boolean, change: EventChoice): FilterOption => {
    const place: ListingPlace = { route: 'events', ...choice, ...change, page: 1 }
    return { title, active, target: { kind: 'place', locale, place, hash: RESULTS } }
  }
  const time: FilterGroup = {
    id: 'time',
    options: [
      option(words(m.events_coming({}, { locale })), !choice.past, { past: false, month: undefined, reversed: undefined }),
      option(words(m.events_past({}, { locale })), choice.past === true, { past: true, month: undefined, reversed: undefined }),
    ],
  }
  const orders = choice.past ? [m.order_newest, m.order_oldest] : [m.order_soonest, m.order_latest]
  const months = monthOptions(events, choice.month)
  const { options: topics, hasMore } = await topicOptions(content, 'event', topic)
  return {
    label: m.events_filter({}, { locale }),
    groups: [
      time,
      ...(months.length > 1
        ? [
            {
              id: 'month',
              label: words(m.events_month({}, { locale })),
              options: [
                option(words(m.events_all_months({}, { locale })), choice.month === undefined, { month: undefined }),
                ...months.map((month) => option({ text: monthName(content, month) }, month === choice.month, { month })),
              ],
            },
          ]
        : []),
      ...(topics.length > 0
        ? [
            {
              id: 'topic',
              label: words(m.topics_label({}, { locale })),
              options: [
                option(words(m.stories_all({}, { locale })), topic === undefined, { topic: undefined }),
                ...topics.map(({ slug, title, active }) => option(title, active, { topic: slug })),
                ...(hasMore ? [allTopics(content)] : []),
              ],
            },
          ]
        : []),
      ...(events.length > 1
        ? [
            {
              id: 'order',
              label: words(m.order({}, { locale })),
              options: orders.map((text, index) =>
                option(words(text({}, { locale })), (choice.reversed ?? false) === (index === 1), { reversed: index === 1 || undefined }),
              ),
            },
          ]
        : []),
    ],
  }
}

/** Returns the name of a month, `2027-03`, in the page's language. */
export function monthName({ locale }: Content, month: string): string {
  return formats(locale).monthAndYear(`${month}-01`)
}

/** Returns whether an event takes place in a month. */
export function isInMonth({ span }: DatedEvent, month: string): boolean {
  return span.firstDay.slice(0, 7) <= month && month <= span.lastDay.slice(0, 7)
}

/** Returns the months in which events begin, in order, and the selected month. */
function monthOptions(events: readonly DatedEvent[], chosen: string | undefined): string[] {
  const months = [...new Set(events.map(({ span }) => span.firstDay.slice(0, 7)))].slice(0, MAX_MONTHS)
  return chosen === undefined || months.includes(chosen) ? months : [...months, chosen]
}
