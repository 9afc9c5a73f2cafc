import type { SectionOf, SectionType } from './section.ts'

/** What the view of a section gets. */
export interface SectionProps<T extends SectionType> {
  readonly section: SectionOf<T>
  /** It heads the page: a hero's title is the page's own, a picture is among the first that are seen. */
  readonly first: boolean
}
