import type { SectionContent } from './section.ts'

/** What the view of a section gets. */
export interface SectionProps<Content extends SectionContent = SectionContent> {
  readonly section: Content
  /** It heads the page: a hero's title is the page's own, a picture is among the first that are seen. */
  readonly first: boolean
}
