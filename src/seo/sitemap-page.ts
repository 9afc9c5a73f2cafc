import type { Alternate } from '#app/content/view/page-meta.ts'

/** A page that search engines may keep, in all its languages. */
export interface SitemapPage {
  /** Whose page it is, by content type and id; a listing is nobody's. */
  readonly entry?: { readonly type: string; readonly id: string }
  readonly alternates: readonly Alternate[]
  /** When it or a part of it last changed, as ISO 8601; empty where nobody knows. */
  readonly updatedAt: string
  /** Addresses of the pictures that it shows, absolute or root-relative. */
  readonly pictures?: readonly string[]
}
