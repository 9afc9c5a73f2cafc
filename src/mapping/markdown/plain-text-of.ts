import { isObject, objects, text } from '#app/content-service/json/json.ts'

/** Give the words of a rich-text document. */
export function plainTextOf(document: unknown): string {
  if (!isObject(document)) return ''
  return text(document['value']) ?? objects(document['content']).map(plainTextOf).join(' ')
}
