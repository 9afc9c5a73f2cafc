import type { SpaceType } from '../space-model.ts'
import type { Inference } from './inference.ts'

/** A content type or field of which nothing is shown. */
export interface LeftOut {
  readonly type: string
  /** `undefined` if the whole type is left out. */
  readonly field: string | undefined
  readonly why: string
}

/** Lists the types and fields that an inferred mapping hides, in the order of the model, so that a developer can review them. */
export function leftOutOf(types: readonly SpaceType[], { mapping, reasons }: Pick<Inference, 'mapping' | 'reasons'>): readonly LeftOut[] {
  return types.flatMap(({ id, fields }): LeftOut[] => {
    const own = mapping.types[id]
    const why = reasons[id]
    if (own?.as === 'ignore') return [{ type: id, field: undefined, why: why?.why ?? 'is not mapped' }]
    const hidden = new Set(own?.hidden)
    return fields.flatMap(({ id: field }) => (hidden.has(field) ? { type: id, field, why: why?.fields[field]?.why ?? 'is hidden' } : []))
  })
}
