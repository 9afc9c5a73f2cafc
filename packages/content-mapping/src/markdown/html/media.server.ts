import { assetIdOf, assetLink, wholeAddress } from '../space-file.ts'
import type { DocumentBuilder } from './document-builder.server.ts'
import type { LinkData } from './line-builder.server.ts'

type Attributes = Readonly<Record<string, string>>

/** Where a link leads: to an asset of the space where it is the address of its file. */
export function linkData(href: string): LinkData {
  const uri = wholeAddress(href)
  const asset = assetIdOf(uri)
  return asset === undefined ? { uri } : { uri, target: assetLink(asset) }
}

/**
 * Add a picture: an asset of the space is shown, one from elsewhere is linked, since the site shows no foreign pictures.
 *
 * A link around a picture follows it, in words.
 */
export function addPicture({ src = '', alt = '', title = '' }: Attributes, builder: DocumentBuilder): void {
  const { uri, target } = linkData(src)
  const outer = builder.linked()
  if (target === undefined) {
    const words = [...new Set([alt.trim(), title.trim()])].filter((text) => text !== '').join(' – ')
    if (outer !== undefined || !isWeb(uri)) builder.text(words || (outer ?? ''))
    else addLink(builder, uri, words || fileName(uri))
    return
  }
  const words = { ...(alt.trim() ? { alt: alt.trim() } : {}), ...(title.trim() ? { title: title.trim() } : {}) }
  builder.block('embedded-asset-block', { target, uri, ...words })
  if (outer !== undefined && assetIdOf(outer) !== assetIdOf(uri)) builder.text(alt.trim() || outer)
}

/** Add a video, a sound or a page within the page: an asset of the space is shown, what is elsewhere is linked. */
export function addMedia({ src = '', title = '' }: Attributes, builder: DocumentBuilder): void {
  const { uri, target } = linkData(src)
  if (target !== undefined) builder.block('embedded-asset-block', { target, uri, ...(title ? { title } : {}) })
  else if (isWeb(uri)) addLink(builder, watchAddress(uri), title.trim() || watchAddress(uri))
}

function addLink(builder: DocumentBuilder, uri: string, words: string): void {
  const close = builder.link({ uri })
  builder.text(words)
  close()
}

/** Players have addresses of their own, at which people see less. */
function watchAddress(uri: string): string {
  const [, youtube] = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/i.exec(uri) ?? []
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`
  const [, vimeo] = /^https?:\/\/player\.vimeo\.com\/video\/(\d{3,20})/i.exec(uri) ?? []
  return vimeo ? `https://vimeo.com/${vimeo}` : uri
}

function isWeb(uri: string): boolean {
  return /^https?:\/\//i.test(uri)
}

function fileName(uri: string): string {
  return uri.split(/[?#]/)[0]?.split('/').at(-1) || uri
}
