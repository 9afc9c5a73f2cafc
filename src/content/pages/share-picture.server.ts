import type { Place } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Asset, Content } from '../content.ts'
import type { FocalPoint, Picture } from '../view/picture.ts'

/** What a picture for shared links to a page shows. */
export interface ShareDrawing {
  readonly locale: Locale
  readonly title: string
  readonly siteName: string
  /** Where the source has the picture of the page. */
  readonly picture?: { readonly url: string; readonly focalPoint: FocalPoint; readonly isDrawing?: boolean }
}

/** Give the absolute address at which a drawing for a page is to be had; `undefined` where it cannot be drawn. */
export type OfferDrawing = (place: Place, drawing: ShareDrawing) => string | undefined

let offer: OfferDrawing | undefined

/** Let pictures for shared links be drawn. To be said before pages are made; the pictures of the pages stand for them otherwise. */
export function drawSharePictures(by: OfferDrawing): void {
  offer = by
}

interface Shown {
  readonly title: string
  readonly picture: Asset | undefined
  readonly focalPoint?: FocalPoint | undefined
}

/** Give the address of the picture that is drawn for shared links to a page. Nothing is drawn of drafts. */
export function drawnPicture({ locale, siteName, preview }: Content, place: Place, { title, picture, focalPoint }: Shown): string | undefined {
  if (preview) return undefined
  const shown = picture && publicPicture(picture)
  return offer?.(place, {
    locale,
    title,
    siteName,
    ...(shown && { picture: { url: shown.url, focalPoint: focalPoint ?? 'center', ...(shown.isDrawing && { isDrawing: true }) } }),
  })
}

/** A picture with its address at the source; nothing for what must be signed for, is not public yet, or is of a host that makes no pictures smaller. */
function publicPicture(asset: Asset): Picture | undefined {
  const shown = asset.namedPicture()
  return shown && !shown.asIs && shown.url === asset.source()?.url ? shown : undefined
}
