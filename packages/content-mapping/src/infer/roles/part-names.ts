import { says, type TypeFacts } from '../evidence/type-facts.ts'

/** Returns whether a content type has the name of a part of pages: `componentHero`, `FAQ`, `two column block`. */
export function isPartByName(type: TypeFacts): boolean {
  const isFirst =
    /^(?:sezione|seccion|secao|bloque|bloc|blocco|bloco|modulo|module|componente|composant|component|block|section|cmp|comp|mod)s?$/.test(
      type.words[0] ?? '',
    ) && type.words.length > 1
  return says(type, 'section') >= 0.8 || isFirst || type.family.some((word) => /^(?:component|section|block|module|bloc|bloque|baustein)s?$/.test(word))
}
