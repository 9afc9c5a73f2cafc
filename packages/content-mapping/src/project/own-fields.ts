import type { SpaceType } from '../space-model.ts'

/** A field that plays no role: it keeps its value, under a name that no field of the site has. */
export interface OwnField {
  /** Id in the space. */
  readonly id: string
  /** What editors call it. */
  readonly name: string
  /** The name it is read by. */
  readonly field: string
  /** Contentful's type, links and lists with what they hold: `Text`, `Location`, `Array of Link to Asset`. */
  readonly type: string
  /** The text of it is Markdown; it is read as rich text. */
  readonly isMarkdown: boolean
}

/** Name the fields of a type that are not used otherwise, in its order. */
export function ownFieldsOf(type: SpaceType, used: ReadonlySet<string>, isMarkdown: (field: string) => boolean): readonly OwnField[] {
  return type.fields
    .filter(({ id }) => !used.has(id))
    .map(({ id, name, type: kind }) => ({ id, name, field: ownName(type.id, id), type: kind, isMarkdown: kind === 'Text' && isMarkdown(id) }))
}

/** Types that become one type of the site may have fields of one id and different kinds. */
function ownName(type: string, field: string): string {
  return `own_${type}_${field}`.replaceAll(/\W/g, '_')
}
