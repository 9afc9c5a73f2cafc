import type { Place } from '#app/i18n/addresses/place.ts'
import type { Asset, Content } from '../content.ts'
import type { FocalPoint, Picture } from '../view/picture.ts'
import { pageServices } from './page-services.server.ts'

interface Shown {
  readonly title: string
  readonly picture: Asset | undefined
  readonly focalPoint?: FocalPoint | undefined
}

/** Returns the address of the picture that is drawn for shared links to a page. Drafts have none. */
export function drawnPicture({ locale, siteName, preview }: Content, place: Place, { title, picture, focalPoint }: Shown): string | undefined {
  if (preview) return undefined
  const shown = picture && publicPicture(picture)
  return pageServices().offerDrawing?.(place, {
    locale,
    title,
    siteName,
    ...(shown && { picture: { url: shown.url, focalPoint: focalPoint ?? 'center', ...(shown.isDrawing && { isDrawing: true }) } }),
  })
}

/** Returns a picture with its address at the source. Returns `undefined` for protected files, and if the host cannot resize pictures. */
function publicPicture(asset: Asset): Picture | undefined {
  const shown = asset.namedPicture()
  return shown && !shown.asIs && shown.url === asset.source()?.url ? shown : undefined
}
