import type { Page } from '#app/content/view/page-meta.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'

/** View model of a page of the type `product`. */
export interface ProductPage extends Page {
  readonly title: LocalizedText
  readonly summary: LocalizedText
  readonly picture?: Picture
}
