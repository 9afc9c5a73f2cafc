import type { JsonObject } from 'contentful-emulator/json/json.ts'

/** Addresses of files on Contentful: `//images.ctfassets.net/<space>/<asset>/<token>/<name>`. */
const FILE = /^https:\/\/(?:images|assets|downloads|videos)\.(?:eu\.)?(?:ctfassets\.net|contentful\.com)\/[^/?#]+\/([\w.-]{1,64})\/[^/?#]+\/[^/?#]+/i

/** Adds the scheme to an address without one. Returns other addresses unchanged. */
export function wholeAddress(address: string): string {
  const text = address.trim()
  if (text.startsWith('//')) return `https:${text}`
  return /^www\.[^\s/]+\./i.test(text) ? `https://${text}` : text
}

/** Returns the id of the asset with this address, or `undefined` if it is not a file of a space. */
export function assetIdOf(address: string): string | undefined {
  return FILE.exec(address.replace(/^http:/i, 'https:'))?.[1]
}

/** Creates a link to an asset as in rich text. */
export function assetLink(id: string): JsonObject {
  return { sys: { type: 'Link', linkType: 'Asset', id } }
}
