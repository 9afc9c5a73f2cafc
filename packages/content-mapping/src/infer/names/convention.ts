import type { SpaceType } from '../../space-model.ts'
import { fieldFit } from './meaning.ts'
import { wordsOf } from './words.ts'

/** Types that a habit shows in, at least. */
const FEW = 4

/** Find the field by which all types of a space name their entries for editors, where many of them have a title besides. */
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
