import { AsyncLocalStorage } from 'node:async_hooks'

/** Problem of the content that affects only its own part of a page. */
export interface Finding {
  /** Id of the entry or asset with the problem. */
  readonly entry: string
  readonly field?: string
  /** Contentful locale code. */
  readonly locale?: string
  /** Kind of problem, for sorting. */
  readonly about?: 'characters' | 'depth' | 'link' | 'language' | 'parent' | 'path' | 'required' | 'unfit'
  /** The problem and its consequence: "is required and empty; the story is left out". */
  readonly problem: string
}

const seen = new Set<string>()
const REMEMBERED = 2000

const gathering = new AsyncLocalStorage<(finding: Finding) => void>()

/** Runs some work, and passes its findings to `hear` instead of the log. */
export function hearingReports<T>(hear: (finding: Finding) => void, work: () => T): T {
  return gathering.run(hear, work)
}

/** Logs, once per finding, that editors must correct an entry. */
export function reportContent(finding: Finding): void {
  const hear = gathering.getStore()
  if (hear) return hear(finding)
  const { entry, field, locale, problem } = finding
  const place = [`entry ${entry}`, field && `field ${field}`, locale && `locale ${locale}`].filter(Boolean).join(', ')
  const line = `[content] ${place}: ${problem}`
  if (seen.has(line)) return
  if (seen.size >= REMEMBERED) seen.clear()
  seen.add(line)
  console.warn(line)
}
