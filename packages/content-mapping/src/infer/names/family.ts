import { wordsOf } from './words.ts'

/** Minimum number of ids with the same first word that form a family. */
const FEW = 3
/** Share of types above which a prefix is common to the whole space. */
const COMMON = 0.8
/** Words without information about the type. */
const EMPTY = new Set(['item', 'items', 'entry', 'type', 'model', 'data', 'object', 'detail', 'details', 'content', 'element', 'single'])

/** The words of an id: the prefix shared with its family, and the rest. */
export interface FamilyName {
  readonly family: readonly string[]
  readonly own: readonly string[]
}

/** Splits the ids of content types into the prefix of their family and the rest (`componentHero`, `kbAppArticle`). */
export function familyNames(ids: readonly string[]): ReadonlyMap<string, FamilyName> {
  let names = new Map(ids.map((id): [string, FamilyName] => [id, { family: [], own: wordsOf(id) }]))
  for (let depth = 0; depth < 2; depth += 1) {
    const firsts = Map.groupBy(names.values(), ({ own }) => (own.length > 1 ? own[0] : undefined))
    names = new Map([...names].map(([id, name]) => [id, isShared(firsts, name) ? shifted(name) : name]))
  }
  const common = new Set(ids.length >= FEW ? [...names.values()].flatMap(({ family }) => family).filter((word) => isOfAll(word, names)) : [])
  return new Map([...names].map(([id, { family, own }]) => [id, { family: family.filter((word) => !common.has(word)), own: withoutEmpty(own) }]))
}

/** A prefix of nearly all types does not distinguish them. */
function isOfAll(word: string, names: ReadonlyMap<string, FamilyName>): boolean {
  return [...names.values()].filter(({ family }) => family.includes(word)).length > names.size * COMMON
}

function isShared(firsts: ReadonlyMap<string | undefined, readonly FamilyName[]>, { own }: FamilyName): boolean {
  return own.length > 1 && (firsts.get(own[0])?.length ?? 0) >= FEW
}

function shifted({ family, own }: FamilyName): FamilyName {
  return { family: [...family, ...own.slice(0, 1)], own: own.slice(1) }
}

function withoutEmpty(words: readonly string[]): readonly string[] {
  const last = words.at(-1)
  return words.length > 1 && last !== undefined && EMPTY.has(last) ? words.slice(0, -1) : words
}
