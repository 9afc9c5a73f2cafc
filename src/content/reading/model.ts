import type { z } from 'zod'

/** The fields of a model, each with the schema that its value must fit. */
export type Shape = Record<string, z.ZodType>

/** What the site expects of a content type: without a required field an entry is left out, without an optional one it lives. */
export interface Model<Required extends Shape = Shape, Optional extends Shape = Shape, Type extends string = string> {
  readonly type: Type
  readonly required: Required
  readonly optional: Optional
}

/** What an entry holds for a page, parsed by its model. */
export type Values<M> = M extends Model<infer R, infer O> ? { readonly [K in keyof R]: z.output<R[K]> } & { readonly [K in keyof O]?: z.output<O[K]> } : never
