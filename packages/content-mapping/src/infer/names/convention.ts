import type { SpaceType } from '../../space-model.ts'
import { fieldFit } from './meaning.ts'
import { wordsOf } from './words.ts'

/** Minimum number of types that show a naming convention. */
const FEW = 4

/** Returns the display field that all types of the space share, if many of them also have a title. */
export function nameForEditors(types: readonly SpaceType[]): string | undefined {
  const byDisplay = Map.groupBy(
    types.filter(({ displayField }) => displayField !== undefined && fieldFit(wordsOf(displayField), 'name') === 1),
    ({ displayField }) => displayField,
  )
  for (const [id, named] of byDisplay) {
    const titled = named.filter(({ fields }) => fields.some((field) => field.type === 'Symbol' && fieldFit(wordsOf(field.id), 'title') === 1))
    if (named.length >= FEW && named.length * 2 > types.length && titled.length * 4 >= named.length) return id
  }
  return undefined
}
