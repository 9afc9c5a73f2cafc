import { text, type Json, type JsonObject } from '#app/content-service/json/json.ts'
import { markdownToRichText } from '../markdown/markdown-to-rich-text.server.ts'
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
  /** Makes rich text of its values by locale, where they are Markdown. */
  readonly make: ((values: JsonObject) => JsonObject) | undefined
}

/** Name the fields of a type that are not used otherwise, in its order. */
export function ownFieldsOf(type: SpaceType, used: ReadonlySet<string>, isMarkdown: (field: string) => boolean): readonly OwnField[] {
  return type.fields
    .filter(({ id }) => !used.has(id))
    .map((field) => {
      const marked = field.type === 'Text' && isMarkdown(field.id)
      return { id: field.id, name: field.name, field: ownName(type.id, field.id), type: field.type, isMarkdown: marked, make: marked ? documents : undefined }
    })
}

/** Types that become one type of the site may have fields of one id and different kinds. */
function ownName(type: string, field: string): string {
  return `own_${type}_${field}`.replaceAll(/\W/g, '_')
}

function documents(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).flatMap(([code, value]) => (isWords(value) ? [[code, markdownToRichText(text(value) ?? '')]] : [])))
}

function isWords(value: Json | undefined): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
