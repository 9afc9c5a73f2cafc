import type { SpaceType } from '../space-model.ts'

/** Tell whether whoever described these types knows the validations of single fields; the Delivery API keeps them to itself. */
export function tellsValidations(types: readonly SpaceType[]): boolean {
  return types.some(({ fields }) => fields.some(({ unique }) => unique !== undefined))
}
