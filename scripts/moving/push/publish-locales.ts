import type { Destination } from '../destination.ts'
import { explained, failureOf } from '../failures.ts'
import type { Management } from '../management.ts'
import { idOf, type SpaceContents } from '../space/contents.ts'
import { isPublishedIn } from '../space/state.ts'
import type { Step, WantedLocales } from './plan.ts'

interface Written {
  readonly source: SpaceContents
  /** The space after the resources were written as drafts. */
  readonly present: SpaceContents
  readonly localesOf: WantedLocales
}

/** Returns the steps whose resources are published in some of their locales only. */
export function localeSteps(steps: readonly Step[], { source, localesOf }: Omit<Written, 'present'>): readonly Step[] {
  return steps.filter(({ kind, id }) => source[kind].some((each) => idOf(kind, each) === id && localesOf(kind, each)?.length))
}

/** Publishes resources in the locales in which the file has them published. The import library publishes all locales. Returns failures. */
export async function publishLocales(api: Management, steps: readonly Step[], written: Written, destination: Destination): Promise<string[]> {
  const failures: string[] = []
  for (const { kind, id } of localeSteps(steps, written)) {
    const locales = written.source[kind].flatMap((each) => (idOf(kind, each) === id ? (written.localesOf(kind, each) ?? []) : []))
    const other = written.present[kind].find((each) => idOf(kind, each) === id)
    if (!other?.sys || isPublishedIn(other.sys, locales)) continue
    try {
      await api({
        method: 'PUT',
        url: `/${kind}/${encodeURIComponent(id)}/published`,
        headers: { 'X-Contentful-Version': other.sys.version ?? 0 },
        data: { add: { fields: { '*': locales } } },
      })
    } catch (error) {
      const reason = explained([failureOf(error)], destination).join(' ')
      failures.push(`${reason} It stays a draft: only ${locales.join(', ')} may be published. --publish-changed publishes all languages.`)
    }
  }
  return failures
}
