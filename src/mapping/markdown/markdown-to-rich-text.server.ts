import { plainToRichText } from './plain-to-rich-text.ts'
import type { RichTextDocument } from './document.ts'

/** Turn Markdown into a rich-text document. */
export function markdownToRichText(text: string): RichTextDocument {
  return plainToRichText(text.replaceAll(/^#+ /gm, ''))
}
