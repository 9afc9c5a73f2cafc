import type { ReactNode } from 'react'
import type { SectionContent } from './section.ts'

/** What the view of a section gets. */
export interface SectionProps<Content extends SectionContent = SectionContent> {
  readonly section: Content
  /** It heads the page: a hero's title is the page's own, a picture is among the first that are seen. */
  readonly first: boolean
  /** Links to the pages above, where a hero heads the page: they stand beside its title. */
  readonly way?: ReactNode
}
