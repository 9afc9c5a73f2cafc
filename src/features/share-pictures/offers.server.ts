import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { contentSource } from '#app/site-content/site-source.server.ts'
import type { PageServices, ShareDrawing } from '#app/content/pages/page-services.server.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { shareTheme } from '#theme/share-picture.server.ts'
import { canDraw } from './draw.server.ts'
import { writeShareAddress } from './share-address.ts'

/** Increase this version with every change of the drawing code, so that caches do not serve outdated images. */
const VERSION = 1

/** A drawing that a page of the site refers to. */
export interface Offered {
  readonly key: string
  /** Root-relative URL. */
  readonly address: string
  readonly drawing: ShareDrawing
}

/** Drawings of the pages that were rendered last, for the current content. */
const offers = new LRUCache<string, Offered>({ max: 5_000 })
let isFollowing = false

/** Registers a drawing for a page and returns its URL, which identifies all content of the image. */
export const offerDrawing: NonNullable<PageServices['offerDrawing']> = (place, drawing) => {
  if (!canDraw(drawing)) return undefined
  follow()
  const { locale } = drawing
  const page = pathOf(locale, place)
  const key = hash('sha1', JSON.stringify([VERSION, shareTheme, drawing]))
  const address = writeShareAddress({ locale, key, page })
  offers.set(nameOf(locale, page), { key, address, drawing })
  return new URL(address, siteOrigin()).href
}

/** Returns the registered drawing of a page. Returns `undefined` if the page was not rendered since the content changed. */
export function offered(locale: Locale, page: string): Offered | undefined {
  return offers.get(nameOf(locale, page))
}

/** Clears the drawings after every change, so that unpublished content is not drawn. */
function follow(): void {
  if (isFollowing) return
  isFollowing = true
  contentSource().then(
    ({ onChange }) => onChange(() => offers.clear()),
    () => (isFollowing = false),
  )
}

function nameOf(locale: Locale, page: string): string {
  return `${siteOrigin()} ${locale} ${page}`
}
