import { isNamedCode } from '../markdown/looks-like-code.ts'
import { languagesOf } from '../infer/names/languages.ts'
import type { SpaceType } from '../space-model.ts'

/** An unmapped field. Its value is available under a name that no field of the site has. */
export interface OwnField {
  /** Id in the space. */
  readonly id: string
  /** Name for editors. */
  readonly name: string
  /** Name in projected entries. */
  readonly field: string
  /** Type in Contentful. Links and lists include their targets: `Text`, `Location`, `Array of Link to Asset`. */
  readonly type: string
  /** Whether the text is Markdown, which is converted to rich text. */
  readonly isMarkdown: boolean
  /** Inferred meaning, such as `body`, if the role of its type has no field for it. */
  readonly means?: string | undefined
}

/** Returns the unused fields of a type, in its order. Names of texts in several languages lose the language: `Address EN`. */
export function ownFieldsOf(type: SpaceType, used: ReadonlySet<string>, isMarkdown: (field: string) => boolean, locale: string): readonly OwnField[] {
  const { own } = languagesOf(type.fields, locale)
  return type.fields
    .filter(({ id }) => !used.has(id))
    .map(({ id, name, type: kind }) => ({
      id,
      name: own.get(id)?.join(' ') ?? name,
      field: ownName(type.id, id),
      type: kind,
      isMarkdown: kind === 'Text' && !isNamedCode({ id, type: kind }) && isMarkdown(id),
    }))
}

/** Includes the type, because types that become the same type of the site may have different fields with the same id. */
function ownName(type: string, field: string): string {
  return `own_${type}_${field}`.replaceAll(/\W/g, '_')
}
