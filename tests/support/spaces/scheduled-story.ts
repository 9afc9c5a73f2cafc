import { SITE_CLOCK } from '../../fixtures/clock.ts'
import { copyOf, resource, type ExportDraft } from './export-file.ts'

export const SCHEDULED = { id: 'story-scheduled', slug: 'why-the-comet-returns' }

/** Adds a story that appears after the start of the tests' clock. */
export function addScheduledStory({ entries }: ExportDraft, afterMs: number): void {
  const published = new Date(Date.parse(SITE_CLOCK) + afterMs).toISOString()
  const { id, slug } = SCHEDULED
  entries.push(copyOf(resource(entries, 'story-seeing'), id, { title: { en: 'Why the perihelion returns' }, slug: { en: slug }, published: { en: published } }))
}
