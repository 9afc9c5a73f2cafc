import type { SpaceField } from '../../space-model.ts'
import { wordsOf } from './words.ts'

/** Common codes of languages, which occur at the end of field ids. */
const CODES = new Set('ar bg cs da de el en es et fi fr he hi hr hu id it ja ko lt lv nb nl no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(' '))

/** Names of languages. A code that is rare counts beside two common ones: `title_en`, `title_ru`, `title_ky`. */
const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** A field of a text in one language, with the language at the end of its id: `titleRu`. */
interface Version {
  readonly id: string
  readonly code: string
  readonly stem: string
}

/** The fields of a type that contain the same text in several languages. */
export interface Languages {
  /** Fields in the language of the site → their words without the language. */
  readonly own: ReadonlyMap<string, readonly string[]>
  /** Fields in other languages. */
  readonly others: ReadonlySet<string>
}

function isCode(word: string): boolean {
  return /^[a-z]{2}$/.test(word) && NAMES.of(word) !== undefined
}

/** Returns the common codes of a group. */
function known(group: readonly Version[]): readonly string[] {
  return group.map(({ code }) => code).filter((code) => CODES.has(code))
}

/** Separates fields in the language of the site from the same fields in other languages. If the language of the site is missing, English or the first language is used. */
export function languagesOf(fields: readonly SpaceField[], locale: string): Languages {
  const versions = fields.flatMap(({ id, type }): Version[] => {
    const words = wordsOf(id)
    const code = words.at(-1) ?? ''
    return words.length > 1 && isCode(code) ? [{ id, code, stem: `${type} ${words.slice(0, -1).join(' ')}` }] : []
  })
  const groups = [...Map.groupBy(versions, ({ stem }) => stem).values()].filter((group) => new Set(known(group)).size > 1)
  const language = locale.slice(0, 2).toLowerCase()
  const main = groups.map((group) => [language, 'en'].flatMap((code) => group.find((each) => each.code === code) ?? [])[0] ?? group[0])
  const own = new Map(main.flatMap((version) => (version ? [[version.id, wordsOf(version.id).slice(0, -1)] as const] : [])))
  return { own, others: new Set(groups.flat().flatMap(({ id }) => (own.has(id) ? [] : id))) }
}
