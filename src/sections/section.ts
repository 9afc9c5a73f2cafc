import type { InspectorTags } from '#app/content/view/localized-text.ts'

/** Base of every section, which is a part of a page. `Type` is the content type. */
export interface SectionContent<Type extends string = string> {
  readonly type: Type
  readonly id: string
  /** Inspector tags of the section's entry. Only in a preview. */
  readonly inspector?: InspectorTags | undefined
}
