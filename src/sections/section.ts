import type { InspectorTags } from '#app/content/view/localized-text.ts'
import type { ReactNode } from 'react'

/** Base of every section, which is a part of a page. `Type` is the content type. */
export interface SectionContent<Type extends string = string> {
  readonly type: Type
  readonly id: string
  /** Inspector tags of the section's entry. Only in a preview. */
  readonly inspector?: InspectorTags | undefined
}

/** Props of a section's view. */
export interface SectionProps<Content extends SectionContent = SectionContent> {
  readonly section: Content
  /** Whether the section opens the page: the title of a hero is then the page's title, and its picture is in the first viewport. */
  readonly first: boolean
  /** Links to the parent pages beside the title of a hero that opens the page. */
  readonly way?: ReactNode
}
