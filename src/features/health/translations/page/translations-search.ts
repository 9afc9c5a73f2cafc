import { STATES } from '../record.ts'

/** Choices of the filter by state. `unreviewed`: machine translations that no person has reviewed, in any state. */
export const LISTED_STATES = [...STATES, 'unreviewed'] as const

/** Filters of the translations. Without a state, missing and outdated translations are listed. */
export interface TranslationsSearch {
  /** Contentful locale code. */
  readonly language?: string
  readonly state?: (typeof LISTED_STATES)[number]
  /** Id of a content type. */
  readonly type?: string
  /** Id of a tag. */
  readonly topic?: string
  /** Number of the page, from 2. The first page has none. */
  readonly page?: number
}

const ID = /^[\w.-]{1,64}$/

/** Reads the query of the page's address. Skips unknown parameters and values. */
export function translationsSearch({ language, state, type, topic, page }: Record<string, unknown>): TranslationsSearch {
  const ofState = LISTED_STATES.find((each) => each === state)
  const number = Number(page)
  return {
    ...(typeof language === 'string' && ID.test(language) && { language }),
    ...(ofState && { state: ofState }),
    ...(typeof type === 'string' && ID.test(type) && { type }),
    ...(typeof topic === 'string' && ID.test(topic) && { topic }),
    ...(Number.isInteger(number) && number > 1 && number <= 100_000 && { page: number }),
  }
}
