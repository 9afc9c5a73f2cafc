import type { SpaceEntry, SpaceField } from '../../space-model.ts'
import { linksWithin } from './links-within.ts'
import { valueOf } from './sample.ts'

/** Returns the field that links to the parent. The path of the linked entry, of the same type, is the beginning of the entry's own path. */
export function parentField(
  { id, fields }: { readonly id: string; readonly fields: readonly SpaceField[] },
  sample: readonly SpaceEntry[],
  byId: ReadonlyMap<string, SpaceEntry>,
  locale: string,
): string | undefined {
  const lines = fields.filter(({ type }) => type === 'Symbol')
  const isBelow = (entry: SpaceEntry, parent: SpaceEntry | undefined) =>
    parent?.type === id && lines.some((line) => isPathBelow(valueOf(entry, line.id, locale), valueOf(parent, line.id, locale)))
  return fields.find((field) => {
    if (field.type !== 'Link to Entry') return false
    const linked = sample.flatMap((entry) => linksWithin(valueOf(entry, field.id, locale)).parts.map((target) => isBelow(entry, byId.get(target))))
    return linked.length > 0 && linked.every(Boolean)
  })?.id
}

function isPathBelow(path: unknown, parent: unknown): boolean {
  return typeof path === 'string' && typeof parent === 'string' && parent !== '' && path.startsWith(`${parent.replace(/\/$/, '')}/`)
}
