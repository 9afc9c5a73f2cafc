import type { Finding } from '../finding.ts'
import { KINDS, SEVERITIES, TOPICS, type Severity, type Topic } from '../kinds.ts'

/** By what findings are narrowed; nothing takes all. */
export interface HealthSearch {
  readonly severity?: Severity
  readonly topic?: Topic
  /** Contentful locale code. */
  readonly language?: string
  /** The page that is shown, from 1. */
  readonly page?: number
}

/** Read the query of the page's address; what it does not know is left aside. */
export function healthSearch({ severity, topic, language, page }: Record<string, unknown>): HealthSearch {
  const ofSeverity = SEVERITIES.find((each) => each === severity)
  const ofTopic = TOPICS.find((each) => each === topic)
  const number = Number(page)
  return {
    ...(ofSeverity && { severity: ofSeverity }),
    ...(ofTopic && { topic: ofTopic }),
    ...(typeof language === 'string' && /^[\w-]{1,40}$/.test(language) && { language }),
    ...(Number.isInteger(number) && number > 1 && number <= 100_000 && { page: number }),
  }
}

/** Take the findings that a search asks for. */
export function narrowed(findings: readonly Finding[], { severity, topic, language }: HealthSearch): readonly Finding[] {
  return findings.filter(
    (each) =>
      (severity === undefined || each.severity === severity) &&
      (topic === undefined || KINDS[each.kind].topic === topic) &&
      (language === undefined || each.locale === language),
  )
}
