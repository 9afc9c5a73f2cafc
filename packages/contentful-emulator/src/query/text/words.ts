import { isList, isObject, objects, text, type Json } from '../../json/json.ts'

// Scripts without spaces: each character is a separate word.
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`
const WORD = new RegExp(String.raw`${UNSPACED}|(?:(?!${UNSPACED})[\p{L}\p{N}\p{M}_])+`, 'gu')

/** Splits a text into lower-case words. */
export function wordsOf(source: string): readonly string[] {
  return source.normalize('NFC').toLowerCase().match(WORD) ?? []
}

/** Splits a search text into words. Skips single letters, but not single ideographs. */
export function searchWords(search: string): readonly string[] {
  return wordsOf(search).filter((word) => word.length > 1 || /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_]/u.test(word))
}

/** Returns the readable text of a string, a list of strings, or a rich text. */
export function readableText(value: Json | undefined): string {
  if (typeof value === 'string') return value
  if (isList(value)) return value.map(readableText).join('\n')
  if (!isObject(value) || value['nodeType'] === undefined) return ''
  const children = objects(value['content'])
  const inline = children.some((child) => child['nodeType'] === 'text')
  // The text nodes of one block are joined without spaces ("gal" and a bold "axy"), blocks with line breaks.
  return (text(value['value']) ?? '') + children.map(readableText).join(inline ? '' : '\n')
}
