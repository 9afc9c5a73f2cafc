import type { ImageObject } from 'schema-dts'
import type { Page } from '#app/content/view/page-meta.ts'
import type { Picture } from '#app/content/view/picture.ts'
import { absolute } from './addresses.server.ts'

/** Returns a picture of a page in its original form, uncropped. */
export function imageObject({ locale }: Pick<Page, 'locale'>, { url, width, height, alt }: Picture): ImageObject {
  const address = absolute(url)
  return {
    '@type': 'ImageObject',
    '@id': address,
    url: address,
    width: `${width} px`,
    height: `${height} px`,
    ...(alt.text !== '' && { caption: alt.text, inLanguage: alt.locale ?? locale }),
  }
}

/** Returns the picture of a page's subject, or else the picture of its shared links. */
export function imageOf(page: Page, picture: Picture | undefined): ImageObject | string | undefined {
  return picture ? imageObject(page, picture) : page.meta.picture
}
