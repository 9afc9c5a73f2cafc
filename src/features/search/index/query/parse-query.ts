/** Part of a query. */
export interface QueryPart {
  readonly text: string
  /** In quotes: the words must be consecutive and in their original form. */
  readonly isLocalizedText: boolean
  /** Pages with this part are excluded. */
  readonly isExcluded: boolean
}

/** Maximum length of a query. Longer inputs are not queries. */
const MAX_QUERY_LENGTH = 200
const MAX_PARTS = 12

/** Accepts quotes of many languages, including full-width ones. A dash at the start excludes a part. */
const PART =
  /(?<dash>(?<=^|\s)[-−–－](?=\S))?(?:["“”„«»＂‟]\s*(?<quoted>[^"“”„«»＂‟]*)["“”„«»＂‟]|[「『](?<corner>[^」』]*)[」』]|(?<bare>[^\s"“”„«»＂‟「『]+))/gu

/** Parses a query: words, quoted parts and excluded parts. Never throws. */
export function parseQuery(typed: string): QueryPart[] {
  const given = [...typed].slice(0, MAX_QUERY_LENGTH).join('').normalize('NFC')
  return [...given.matchAll(PART)].slice(0, MAX_PARTS).flatMap(({ groups }) => {
    const quoted = groups?.['quoted'] ?? groups?.['corner']
    const text = quoted ?? groups?.['bare'] ?? ''
    return /[\p{L}\p{N}]/u.test(text) ? [{ text, isLocalizedText: quoted !== undefined, isExcluded: groups?.['dash'] !== undefined }] : []
  })
}
