import { isList, isObject, objects, text, type Json } from '../../json/json.ts'

// Scripts without spaces: each character is a word of its own.
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`
const WORD = new RegExp(String.raw`${UNSPACED}|(?:(?!${UNSPACED})[\p{L}\p{N}\p{M}_])+`, 'gu')

/** Split a text into lower-case words. */
export function wordsOf(source: string): readonly string[] {
  return source.normalize('NFC').toLowerCase().match(WORD) ?? []
}

/** Split what somebody searches for into words. One lone letter is no word, a lone ideograph is. */
export function searchWords(search: string): readonly string[] {
  return wordsOf(search).filter((word) => word.length > 1 || /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_]/u.test(word))
}

/** Collect the readable text of a value: a string, a list of strings, or the text nodes of a rich text. */
export function readableText(value: Json | undefined): string {
  if (typeof value === 'string') return value
  if (isList(value)) return value.map(readableText).join('\n')
  if (!isObject(value) || value['nodeType'] === undefined) return ''
  const children = objects(value['content'])
  const inline = children.some((child) => child['nodeType'] === 'text')
  // The text nodes of one block belong together ("gal" and a bold "axy"), blocks do not.
  return (text(value['value']) ?? '') + children.map(readableText).join(inline ? '' : '\n')
}
