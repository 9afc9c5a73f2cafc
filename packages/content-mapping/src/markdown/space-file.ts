import type { JsonObject } from 'contentful-emulator/json/json.ts'

/** Where Contentful serves the files of spaces: `//images.ctfassets.net/<space>/<asset>/<token>/<name>`. */
const FILE = /^https:\/\/(?:images|assets|downloads|videos)\.(?:eu\.)?(?:ctfassets\.net|contentful\.com)\/[^/?#]+\/([\w.-]{1,64})\/[^/?#]+\/[^/?#]+/i

/** Make an address that leaves its scheme out whole; others are as they are. */
export function wholeAddress(address: string): string {
  const text = address.trim()
  if (text.startsWith('//')) return `https:${text}`
  return /^www\.[^\s/]+\./i.test(text) ? `https://${text}` : text
}

/** Give the id of the asset whose file lies at a whole address; `undefined` where it is no file of a space. */
export function assetIdOf(address: string): string | undefined {
  return FILE.exec(address.replace(/^http:/i, 'https:'))?.[1]
}

/** Link to an asset as rich text does. */
export function assetLink(id: string): JsonObject {
  return { sys: { type: 'Link', linkType: 'Asset', id } }
}
