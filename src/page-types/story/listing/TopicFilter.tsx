import type { StoriesPage } from './page.ts'
import { m } from '#messages'
import { ListFilter } from '../../listing/ListFilter.tsx'

/** Offer the topics as links that narrow the listing; the one in force is marked. */
export function TopicFilter({ page: { locale, topics, total } }: { page: StoriesPage }) {
  const to = (topic?: string) => ({ kind: 'place' as const, locale, place: { route: 'stories' as const, page: 1, topic } })
  const options = [
    { title: { text: m.stories_all() }, target: to(), active: !topics.some(({ active }) => active) },
    ...topics.map(({ slug, title, active }) => ({ title, target: to(slug), active })),
  ]
  return <ListFilter label={m.stories_filter()} count={m.stories_count({ count: total })} groups={[{ id: 'topics', options }]} />
}
