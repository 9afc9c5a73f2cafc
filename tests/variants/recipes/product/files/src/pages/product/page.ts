import type { Page } from '#app/content/view/page-meta.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Picture } from '#app/content/view/picture.ts'

export interface ProductPage extends Page {
  readonly title: Phrase
  readonly summary: Phrase
  readonly price?: Phrase
  readonly picture?: Picture
}
