import type { Alternate } from '#app/content/view/page-meta.ts'

/** Indexable page in all its languages. */
export interface SitemapPage {
  /** Content type and id of the page's entry; absent for listings. */
  readonly entry?: { readonly type: string; readonly id: string }
  readonly alternates: readonly Alternate[]
  /** Last change of the page or a part of it, as ISO 8601; empty if unknown. */
  readonly updatedAt: string
  /** Addresses of the page's pictures, absolute or root-relative. */
  readonly pictures?: readonly string[]
}
