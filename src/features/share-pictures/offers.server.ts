import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { contentSource } from '#app/site-content/site-source.server.ts'
import type { PageServices, ShareDrawing } from '#app/content/pages/page-services.server.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { shareTheme } from '#theme/share-picture.server.ts'
import { canDraw } from './drawable.server.ts'
import { writeShareAddress } from './share-address.ts'

/** To be raised with every change of how pictures are drawn, so that no cache gives one drawn before. */
const VERSION = 1

/** A drawing that the site itself has offered. */
export interface Offered {
  readonly key: string
  /** Its address, root-relative. */
  readonly address: string
  readonly drawing: ShareDrawing
}

/** Drawings of the pages that were made last, of the content as it is now. */
const offers = new LRUCache<string, Offered>({ max: 5_000 })
let isFollowing = false

/** Offer a drawing for a page: its address names all that is drawn. */
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

/** Give the drawing that the page of a path was last offered with; nothing for one that was not made since the content changed. */
export function offered(locale: Locale, page: string): Offered | undefined {
  return offers.get(nameOf(locale, page))
}

/** What is no longer published is no longer drawn. */
function follow(): void {
  if (isFollowing) return
  isFollowing = true
  contentSource().then(
    ({ onChange }) => onChange(() => offers.clear()),
    () => (isFollowing = false),
  )
}

function nameOf(locale: Locale, page: string): string {
  return `${locale} ${page}`
}
