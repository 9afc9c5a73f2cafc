import type { Asset } from '#app/content/content.ts'
import { isFileName } from '#app/content/media/asset-title.ts'
import { readNodes, type RawNode } from '#app/content/reading/node.server.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { DocumentContext } from './context.server.ts'

/** Returns the number of a list's first item. */
export function startOf({ data: { start } }: RawNode): { start?: number } {
  return Number.isSafeInteger(start) ? { start: Number(start) } : {}
}

/** Returns the state of each list item that is a task. */
export function tasksOf({ content }: RawNode): { checked?: (boolean | null)[] } {
  const checked = readNodes(content).map(({ data }) => (typeof data['checked'] === 'boolean' ? data['checked'] : null))
  return checked.every((each) => each === null) ? {} : { checked }
}

/** Returns the alignment of a table cell. */
export function alignOf({ data: { align } }: RawNode): { align?: 'center' | 'end' } {
  return align === 'center' || align === 'end' ? { align } : {}
}

/**
 * Returns the description and title of a picture in a text. Markdown inserted by Contentful's editor has the asset's title as description, which must
 * not replace the real one.
 */
export function pictureWords({ data }: RawNode, asset: Asset, { language }: DocumentContext): { words?: { alt?: LocalizedText; title?: LocalizedText } } {
  const localizedText = (value: unknown): LocalizedText | undefined =>
    typeof value === 'string' ? { text: value, ...(language ? { locale: language } : {}) } : undefined
  const alt = localizedText(data['alt'])
  const title = localizedText(data['title'])
  if (!alt && !title) return {}
  const file = asset.file()
  const says = alt && !isFileName(alt.text, file?.fileName ?? '') && !(file?.description && alt.text === file.title.text)
  return { words: { ...(says ? { alt } : {}), ...(title ? { title } : {}) } }
}
