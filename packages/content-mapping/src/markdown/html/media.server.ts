import type { DocumentBuilder } from './document-builder.server.ts'
import type { LinkData } from './line-builder.server.ts'
import type { JsonObject } from 'contentful-emulator/json/json.ts'

type Attributes = Readonly<Record<string, string>>

/** Returns the target of a link: an asset if the link is the address of its file. */
export function linkData(href: string): LinkData {
  const uri = wholeAddress(href)
  const asset = assetIdOf(uri)
  return asset === undefined ? { uri } : { uri, target: assetLink(asset) }
}

/**
 * Adds a picture. Assets of the space are shown. Other pictures become links, because the site loads no pictures from other hosts.
 *
 * If the picture is inside a link, a text link follows it.
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

/** Adds a video, audio or embedded page. Assets of the space are shown, other media become links. */
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

/** Players have separate addresses that show less than the page of the video. */
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

/** Addresses of files on Contentful: `//images.ctfassets.net/<space>/<asset>/<token>/<name>`. */
const FILE = /^https:\/\/(?:images|assets|downloads|videos)\.(?:eu\.)?(?:ctfassets\.net|contentful\.com)\/[^/?#]+\/([\w.-]{1,64})\/[^/?#]+\/[^/?#]+/i

/** Adds the scheme to an address without one. Returns other addresses unchanged. */
function wholeAddress(address: string): string {
  const text = address.trim()
  if (text.startsWith('//')) return `https:${text}`
  return /^www\.[^\s/]+\./i.test(text) ? `https://${text}` : text
}

/** Returns the id of the asset with this address, or `undefined` if it is not a file of a space. */
function assetIdOf(address: string): string | undefined {
  return FILE.exec(address.replace(/^http:/i, 'https:'))?.[1]
}

/** Creates a link to an asset as in rich text. */
function assetLink(id: string): JsonObject {
  return { sys: { type: 'Link', linkType: 'Asset', id } }
}
