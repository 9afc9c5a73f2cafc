import type { InspectorTags } from '#app/content/view/phrase.ts'

/** What every section is to a page: a part of it, as the editor composed it. `Type` is the content type. */
export interface SectionContent<Type extends string = string> {
  readonly type: Type
  readonly id: string
  /** In a preview: what its entry is known by to editors. */
  readonly inspector?: InspectorTags | undefined
}
