import { says, type TypeFacts } from '../evidence/type-facts.ts'

/** Tell whether a content type is called as parts of pages are: `componentHero`, `FAQ`, `two column block`. */
export function isPartByName(type: TypeFacts): boolean {
  return says(type, 'section') >= 0.8 || type.family.some((word) => /^(?:component|section|block|module|bloc|bloque|baustein)s?$/.test(word))
}
