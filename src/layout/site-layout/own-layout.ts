import type { ComponentType } from 'react'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import type { LayoutContent } from './layout-content.ts'

/** Part of the layout that a team renders. */
export type LayoutPart = ComponentType<{
  /** Name of the site, menus, and other content of the layout. */
  readonly layout: LayoutContent
  /** Absent if no page is shown, for example for not found. */
  readonly meta?: PageMeta | undefined
}>

/** Changes of the layout of each page, which `site/layout.tsx` exports as `layout`. */
export interface OwnLayout {
  /** Replacements of the header and the footer. They may render those of the product. */
  readonly Header?: LayoutPart
  readonly Footer?: LayoutPart
  /** Additions around the header, the footer, and the content within `<main>`. */
  readonly BeforeHeader?: LayoutPart
  readonly AfterHeader?: LayoutPart
  readonly BeforeContent?: LayoutPart
  readonly AfterContent?: LayoutPart
  readonly BeforeFooter?: LayoutPart
  readonly AfterFooter?: LayoutPart
}
