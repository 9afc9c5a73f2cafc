import type { Finding } from '../finding.ts'
import { isKind, KINDS, SEVERITIES, TOPICS, type Kind, type Severity, type Topic } from '../kinds.ts'

/** Filter value for assets, next to the content types. Cannot be the id of a content type. */
export const ASSETS = '*assets'

/** Filters of the findings. A missing filter accepts all. */
export interface HealthSearch {
  readonly severity?: Severity
  readonly topic?: Topic
  readonly kind?: Kind
  /** Contentful locale code. */
  readonly language?: string
  /** Id of a content type, or `ASSETS`. */
  readonly type?: string
  /** Number of the page, from 2. The first page has none. */
  readonly page?: number
}

/** Reads the query of the page's address. Skips unknown parameters and values. */
export function healthSearch({ severity, topic, kind, language, type, page }: Record<string, unknown>): HealthSearch {
  const ofSeverity = SEVERITIES.find((each) => each === severity)
  const ofTopic = TOPICS.find((each) => each === topic)
  const number = Number(page)
  return {
    ...(ofSeverity && { severity: ofSeverity }),
    ...(ofTopic && { topic: ofTopic }),
    ...(typeof kind === 'string' && isKind(kind) && { kind }),
    ...(typeof language === 'string' && /^[\w-]{1,40}$/.test(language) && { language }),
    ...(typeof type === 'string' && (type === ASSETS || /^[\w.-]{1,64}$/.test(type)) && { type }),
    ...(Number.isInteger(number) && number > 1 && number <= 100_000 && { page: number }),
  }
}

/** Returns the findings that pass all filters. */
export function narrowed(findings: readonly Finding[], { severity, topic, kind, language, type }: HealthSearch): readonly Finding[] {
  return findings.filter(
    (each) =>
      (severity === undefined || each.severity === severity) &&
      (topic === undefined || KINDS[each.kind].topic === topic) &&
      (kind === undefined || each.kind === kind) &&
      (language === undefined || each.locale === language) &&
      (type === undefined || typeOf(each) === type),
  )
}

/** Returns the value for the content type filter: the id of the content type, or `ASSETS`. Findings of the whole space have none. */
export function typeOf({ resource, contentType }: Pick<Finding, 'resource' | 'contentType'>): string | undefined {
  return resource === 'asset' ? ASSETS : contentType
}
