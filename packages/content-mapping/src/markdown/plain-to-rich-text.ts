import { looksLikeCode } from './looks-like-code.ts'
import { documentOf, node, textNode, type RichTextDocument } from './document.ts'

/** Converts code to rich text with one block of code. */
export function codeToRichText(text: string): RichTextDocument {
  return documentOf([node('code-block', [textNode(text.replaceAll(/\r\n?/g, '\n').trimEnd())], { language: '' })])
}

/** Converts plain text to rich text. Empty lines separate paragraphs, and other line breaks remain. Code becomes a code block. */
export function plainToRichText(text: string): RichTextDocument {
  if (looksLikeCode(text)) return codeToRichText(text)
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return documentOf(paragraphs.map((paragraph) => node('paragraph', [textNode(paragraph)])))
}
