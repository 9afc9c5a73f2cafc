import { flag, furtherPage, given, PER_PAGE, text, type PageTypeAddress, type Query } from './page-type.ts'

export const event = {
  listing: 'events',
  /** `month`: a month such as `2027-03`. `past`: `1` for past events. `reversed`: `1` for the latest upcoming or the first past events first. */
  listingQuery: ({ topic, month, past, reversed, page }: Query) =>
    given({ topic: text(topic), month: text(month), past: flag(past), reversed: flag(reversed), page: furtherPage(page) }),
  intro: 'eventsIntro',
  limits: { eventsPerPage: [...PER_PAGE, 24], pastEventsShown: [0, Infinity, 12] },
} as const satisfies PageTypeAddress
