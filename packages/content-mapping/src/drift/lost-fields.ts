import type { TypeRecord } from '../config/space-record.ts'
import type { SpaceType } from '../space-model.ts'
import { RECORD } from './record.ts'

interface LostFields {
  readonly problems: readonly string[]
  /** The present ids of fields that were probably renamed. */
  readonly renamed: ReadonlySet<string>
}

/**
 * Describes the fields that were removed from a type, in sentences that name the remedy.
 *
 * A field was probably renamed if exactly one new field has the same kind, or the same kind and name.
 */
export function lostFields(type: SpaceType, before: TypeRecord, usesOf: (field: string) => readonly string[]): LostFields {
  const kept = new Set(type.fields.map(({ id }) => id))
  const lost = Object.entries(before.fields).filter(([id]) => !kept.has(id))
  const added = type.fields.filter(({ id }) => !before.fields[id])
  const renamed = new Set<string>()
  const problems = lost.map(([id, was]) => {
    const alike = added.filter((field) => field.type === was.type)
    const [now] = alike.length === 1 && lost.filter(([, each]) => each.type === was.type).length === 1 ? alike : alike.filter(({ name }) => name === was.name)
    const uses = usesOf(id)
    if (!now)
      return `${type.id}.${id} is gone from the space: ${uses.length > 0 ? `set another source of ${uses.join(' and ')} in content.config.ts` : 'content.config.ts does not name it'}; ${RECORD}`
    renamed.add(now.id)
    return `${type.id}.${id} is gone from the space, and ${type.id}.${now.id} is new and of the same kind: if that is what it is called now, ${uses.length > 0 ? `write '${now.id}' for ${uses.join(' and ')} in content.config.ts` : 'nothing names it, so all is well'}; ${RECORD}`
  })
  return { problems, renamed }
}
