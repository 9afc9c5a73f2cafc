import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { nothing, score, type Score } from '../infer/score.ts'
import { FRENCH, GERMAN, JAPANESE, SYNONYMS } from './dictionaries.ts'
import { joined, split } from './rearrange.ts'
import { withOneEntryEach, withoutDisplayFields, withoutEntries, withoutTargets, withoutValidations } from './reduce.ts'
import { masked, namedInJapanese, nonsense, nonsenseFields, nonsenseTypes, prefixed, translated } from './rewrite.ts'
import { foreignSpaces, inventedSpaces, usualSpaces, type KnownSpace } from './spaces.ts'

/** Ways to rewrite spaces, by name. Each describes the same content in other names. */
const REWRITINGS: Readonly<Record<string, (space: KnownSpace) => KnownSpace>> = {
  synonyms: (space) => translated(space, SYNONYMS),
  German: (space) => translated(space, GERMAN),
  French: (space) => translated(space, FRENCH),
  'Japanese names': (space) => namedInJapanese(space, JAPANESE),
  'prefix c_': (space) => prefixed(space, 'c_'),
  'prefix Component': (space) => prefixed(space, 'Component_'),
  'fields split': split,
  'fields joined': joined,
  'without targets of links': withoutTargets,
  'without validations': withoutValidations,
  'without entries': withoutEntries,
  'one entry of each type': withOneEntryEach,
  'without display fields': withoutDisplayFields,
  'nonsense types': nonsenseTypes,
  'nonsense fields': nonsenseFields,
  'nonsense types and fields': nonsense,
}

/** Returns the score of several spaces. */
export function scoreOf(...spaces: readonly KnownSpace[]): Score {
  const sum = nothing()
  for (const { name, model, expected } of spaces) score(name, inferMapping(model), expected, sum)
  return sum
}

/** Returns the score of each space. Words that no other space uses are masked, so that no list of words can fit one space. */
export function leaveOneOut(spaces: readonly KnownSpace[]): ReadonlyMap<string, Score> {
  const all = [...foreignSpaces(), ...inventedSpaces(), ...usualSpaces()]
  return new Map(spaces.map((space) => [space.name, scoreOf(masked(space, all))]))
}

/** Returns the score of all rewritten spaces, by the kind of rewriting. */
export function scoreOfRewritten(spaces: readonly KnownSpace[]): ReadonlyMap<string, Score> {
  return new Map(Object.entries(REWRITINGS).map(([name, rewrite]) => [name, scoreOf(...spaces.map(rewrite))]))
}

/** Formats a score: `19/20 types, 41/42 fields`. */
export function inWords({ types, fields }: Score): string {
  return `${types.right}/${types.all} types, ${fields.right}/${fields.all} fields`
}
