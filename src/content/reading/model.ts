import type { z } from 'zod'

/** Fields of a model, each with the schema of its value. */
export type Shape = Record<string, z.ZodType>

/** Requirements for a content type. An entry without a required field is left out; optional fields may be missing. */
export interface Model<Required extends Shape = Shape, Optional extends Shape = Shape, Type extends string = string> {
  readonly type: Type
  readonly required: Required
  readonly optional: Optional
}

/** Values of an entry, parsed by its model. */
export type Values<M> = M extends Model<infer R, infer O> ? { readonly [K in keyof R]: z.output<R[K]> } & { readonly [K in keyof O]?: z.output<O[K]> } : never
