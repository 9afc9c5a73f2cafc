import { expect, test } from 'vitest'
import { FIELD_WORDS } from 'content-mapping/infer/names/field-words.ts'
import { PURPOSE_WORDS } from 'content-mapping/infer/names/purpose-words.ts'
import { TYPE_WORDS } from 'content-mapping/infer/names/type-words.ts'
import { formsOf } from 'content-mapping/infer/names/words.ts'
import { wordsOfSpace } from './rewrite.ts'
import { ARE_FOREIGN_THERE, foreignSpaces } from './spaces.ts'
import { GENERAL } from './general-vocabulary.ts'

const LISTS = { ...FIELD_WORDS, ...Object.fromEntries(Object.entries({ ...TYPE_WORDS, ...PURPOSE_WORDS }).map(([name, line]) => [`type ${name}`, line])) }

/** Returns the words of the lists that occur in the spaces of exactly one family. */
function wordsOfOneSpace(): readonly string[] {
  const families = new Map<string, Set<string>>()
  for (const space of foreignSpaces()) {
    for (const word of wordsOfSpace(space).flatMap(formsOf)) families.set(word, (families.get(word) ?? new Set()).add(space.family))
  }
  const listed = new Set(Object.values(LISTS).flatMap((line) => line.split(' ')))
  return [...listed].filter((word) => families.get(word)?.size === 1).toSorted()
}

test.runIf(ARE_FOREIGN_THERE)('word lists: a word that only one known space uses is general vocabulary with a reason', () => {
  const general = new Set(Object.values(GENERAL).flatMap((line) => line.split(/\s+/)))
  expect(wordsOfOneSpace().filter((word) => !general.has(word))).toEqual([])
})

test('word lists: general vocabulary contains only words of the lists', () => {
  const listed = new Set(Object.values(LISTS).flatMap((line) => line.split(' ')))
  expect(
    Object.values(GENERAL)
      .flatMap((line) => line.split(/\s+/))
      .filter((word) => word !== '' && !listed.has(word)),
  ).toEqual([])
})
