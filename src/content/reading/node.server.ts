import { z } from 'zod'

/** Node of a Contentful rich-text document. Its children are checked when they are read. */
export interface RawNode {
  readonly nodeType: string
  readonly data: Readonly<Record<string, unknown>>
  readonly content: readonly unknown[]
  readonly value: string
  readonly marks: readonly string[]
}

const node = z.object({
  nodeType: z.string(),
  data: z.record(z.string(), z.unknown()).default({}),
  content: z.array(z.unknown()).default([]),
  value: z.string().default(''),
  marks: z.array(z.object({ type: z.string() })).default([]),
})

/** Parses the nodes of a list. Skips invalid ones. */
export function readNodes(values: readonly unknown[]): RawNode[] {
  return values.flatMap((value) => {
    const { data } = node.safeParse(value)
    return data ? [{ ...data, marks: data.marks.map((mark) => mark.type) }] : []
  })
}
