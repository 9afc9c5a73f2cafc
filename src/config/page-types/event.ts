import { furtherPage, given, PER_PAGE, text, type PageTypeAddress, type Query } from './page-type.ts'

export const event = {
  listing: 'events',
  /** `month`: a month such as `2027-03`. `past`: `1` for past events. */
  listingQuery: ({ topic, month, past, page }: Query) => given({ topic: text(topic), month: text(month), past: flag(past), page: furtherPage(page) }),
  intro: 'eventsIntro',
  limits: { eventsPerPage: [...PER_PAGE, 24], pastEventsShown: [0, Infinity, 12] },
} as const satisfies PageTypeAddress

function flag(value: unknown): '1' | undefined {
  return value === '1' ? value : undefined
}
