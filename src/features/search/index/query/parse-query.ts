/** A part of what a visitor looks for. */
export interface QueryPart {
  readonly text: string
  /** It was put in quotes: its words stand together, as they are written. */
  readonly isPhrase: boolean
  /** What holds it is not wanted. */
  readonly isExcluded: boolean
}

/** More is no question. */
const LONGEST_QUERY = 200
const MOST_PARTS = 12

/** Quotes of many languages, those of full width included; a dash that stands before something excludes it. */
const PART =
  /(?<dash>(?<=^|\s)[-−–－](?=\S))?(?:["“”„«»＂‟]\s*(?<quoted>[^"“”„«»＂‟]*)["“”„«»＂‟]|[「『](?<corner>[^」』]*)[」』]|(?<bare>[^\s"“”„«»＂‟「『]+))/gu

/** Read what a visitor typed: words, phrases in quotes, and what a dash excludes. Never throws. */
export function parseQuery(typed: string): QueryPart[] {
  const given = [...typed].slice(0, LONGEST_QUERY).join('').normalize('NFC')
  return [...given.matchAll(PART)].slice(0, MOST_PARTS).flatMap(({ groups }) => {
    const quoted = groups?.['quoted'] ?? groups?.['corner']
    const text = quoted ?? groups?.['bare'] ?? ''
    return /[\p{L}\p{N}]/u.test(text) ? [{ text, isPhrase: quoted !== undefined, isExcluded: groups?.['dash'] !== undefined }] : []
  })
}
