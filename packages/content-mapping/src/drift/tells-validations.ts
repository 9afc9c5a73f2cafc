import type { SpaceType } from '../space-model.ts'

/** Returns whether these types include validations of single fields, which the Delivery API omits. */
export function tellsValidations(types: readonly SpaceType[]): boolean {
  return types.some(({ fields }) => fields.some(({ unique }) => unique !== undefined))
}
