import type { Mapping } from '../mapping.ts'
import type { SpaceModel } from '../space-model.ts'
export function inferMapping(space: SpaceModel): { mapping: Mapping; home?: string } {
  return { mapping: { types: Object.fromEntries(space.types.map((t) => {
    const has = (re: RegExp, ty: RegExp) => t.fields.find((f) => re.test(f.id) && ty.test(f.type))?.id
    const title = t.displayField ?? t.fields[0]?.id ?? ''
    const slug = has(/slug/i, /Symbol/)
    const body = has(/body|content|text/i, /RichText|Text/)
    const isStory = /post|article|blog/i.test(t.id)
    if (isStory) return [t.id, { as: 'story', fields: { title: { from: title }, ...(slug ? { slug: { from: slug } } : {}), ...(body ? { body: { from: body } } : {}) } }]
    return [t.id, { as: slug ? 'generic' : 'part', fields: { title: { from: title }, ...(slug ? { slug: { from: slug } } : {}) } }]
  })) } }
}
