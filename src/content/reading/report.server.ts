import { AsyncLocalStorage } from 'node:async_hooks'

/** Something wrong with the content that cost only itself. */
export interface Finding {
  /** Id of the entry or asset that is wrong. */
  readonly entry: string
  readonly field?: string
  /** Contentful locale code. */
  readonly locale?: string
  /** The kind of fault, for who sorts them. */
  readonly about?: 'characters' | 'depth' | 'link' | 'language' | 'parent' | 'path' | 'required' | 'unfit'
  /** What is wrong and what it cost: "is required and empty; the story is left out". */
  readonly problem: string
}

const seen = new Set<string>()
const REMEMBERED = 2000

const gathering = new AsyncLocalStorage<(finding: Finding) => void>()

/** Do some work, and hear of all that it finds wrong with the content instead of having it told. */
export function hearingReports<T>(hear: (finding: Finding) => void, work: () => T): T {
  return gathering.run(hear, work)
}

/** Tell the people who run the site, once per finding, that an entry needs an editor's hand. */
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
