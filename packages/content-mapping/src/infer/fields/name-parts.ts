import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import { fieldFit } from '../names/meaning.ts'

/** Fields with the given name and the family name of a person. */
export type NameParts = readonly [given: FieldFacts, family: FieldFacts]

/** Minimum share of values with a common given name. Teams have other names too. */
export const NAMES = 0.3
/** Minimum number of e-mail addresses, and minimum share of those that contain a name. */
const MAILS = 2
const SHARE = 0.6
/** Shortest family name that is looked for in e-mail addresses, in letters. */
const SHORTEST = 3

/** Returns whether a field is called a given name: `firstName`, `prenom`, but not `firstParagraph`. */
export function isGiven(field: FieldFacts): boolean {
  const isName = (words: readonly string[]) => words.every((word) => fieldFit([word], 'first') > 0 || fieldFit([word], 'name') > 0)
  return fits(field, 'first') >= 0.7 && (isName(field.own) || isName(field.names))
}

/** Returns two adjacent fields of single names, if many are common given names or if e-mail addresses of the entries contain both. */
export function namePartsByValues(names: readonly FieldFacts[]): NameParts | undefined {
  const mails = names.filter(({ values }) => values.mails > 0.5).flatMap(({ values }) => values.texts)
  const pairs = names.flatMap((given, at): NameParts[] => {
    const family = names[at + 1]
    return family !== undefined && isOfSingleNames(family) ? [[given, family]] : []
  })
  return pairs.find(([given]) => given.values.given >= NAMES) ?? pairs.find(([given, family]) => isOfSingleNames(given) && areInMails(given, family, mails))
}

function isOfSingleNames({ values }: FieldFacts): boolean {
  return values.count > 0 && values.texts.every((text) => /^\p{Lu}\S*$/u.test(text))
}

/** Returns whether most addresses consist of a family name and of a given name or its initial: `h.morel@example.org`. */
function areInMails(given: FieldFacts, family: FieldFacts, mails: readonly string[]): boolean {
  const [givenNames, familyNames] = [given.values.texts.map(lettersOf), family.values.texts.map(lettersOf)]
  const named = mails.filter((mail) => {
    const local = lettersOf(mail.split('@')[0] ?? '')
    return familyNames.some((name) => {
      const rest = local.replace(name, '')
      return name.length >= SHORTEST && local.includes(name) && rest !== '' && givenNames.some((each) => each.startsWith(rest))
    })
  })
  return mails.length >= MAILS && named.length >= mails.length * SHARE
}

function lettersOf(text: string): string {
  return text
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[øØ]/g, 'o')
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()
}
