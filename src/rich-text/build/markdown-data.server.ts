import type { Asset } from '#app/content/content.ts'
import { isFileName } from '#app/content/media/file-name.server.ts'
import { readNodes, type RawNode } from '#app/content/reading/node.server.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { DocumentContext } from './context.server.ts'

/** The number that a list begins with. */
export function startOf({ data: { start } }: RawNode): { start?: number } {
  return Number.isSafeInteger(start) ? { start: Number(start) } : {}
}

/** Which items of a list are tasks, and done. */
export function tasksOf({ content }: RawNode): { checked?: (boolean | null)[] } {
  const checked = readNodes(content).map(({ data }) => (typeof data['checked'] === 'boolean' ? data['checked'] : null))
  return checked.every((each) => each === null) ? {} : { checked }
}

/** How a cell of a table is aligned. */
export function alignOf({ data: { align } }: RawNode): { align?: 'center' | 'end' } {
  return align === 'center' || align === 'end' ? { align } : {}
}

/** What a text says of a picture. The title of the asset, which editors insert without a thought, does not replace its description. */
export function pictureWords({ data }: RawNode, asset: Asset, { language }: DocumentContext): { words?: { alt?: Phrase; title?: Phrase } } {
  const phrase = (value: unknown): Phrase | undefined => (typeof value === 'string' ? { text: value, ...(language ? { locale: language } : {}) } : undefined)
  const alt = phrase(data['alt'])
  const title = phrase(data['title'])
  if (!alt && !title) return {}
  const file = asset.file()
  const says = alt && !isFileName(alt.text, file?.fileName ?? '') && !(file?.description && alt.text === file.title.text)
  return { words: { ...(says ? { alt } : {}), ...(title ? { title } : {}) } }
}
