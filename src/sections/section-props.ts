import type { ReactNode } from 'react'
import type { SectionContent } from './section.ts'

/** Props of a section's view. */
export interface SectionProps<Content extends SectionContent = SectionContent> {
  readonly section: Content
  /** Whether the section opens the page: the title of a hero is then the page's title, and its picture is in the first viewport. */
  readonly first: boolean
  /** Links to the parent pages beside the title of a hero that opens the page. */
  readonly way?: ReactNode
}
