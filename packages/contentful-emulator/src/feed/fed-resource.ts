import { isDeepStrictEqual } from 'node:util'
import { withoutDeepFields, type DeepField } from '../json/deep-fields.ts'
import { object, type JsonObject } from '../json/json.ts'
import { versionsOf } from '../publication/publication.ts'
import type { SpaceContent } from '../space/space-content.ts'
import type { LinkKind, Resource } from '../space/resources.ts'
import { KeptText, withTexts } from './kept-text.ts'

/** An entry or asset from the Delivery API. Long texts are stored as JSON text. */
export interface FedResource extends Resource {
  readonly kind: LinkKind
  readonly texts: ReadonlyMap<string, KeptText>
}

/** Reads an entry or asset in delivery form, with all locales. */
export type ResourceReader = (item: JsonObject) => FedResource | undefined

/** Creates the reader of a space's entries and assets. For each field that is nested too deep, the reader removes the field and calls `leaveOut`. */
export function resourceReader({ spaceId, environment, locales, contentTypes, tags }: SpaceContent, leaveOut: (field: DeepField) => void): ResourceReader {
  const context = {
    spaceId,
    environment,
    locales: new Set(locales.all.map(({ code }) => code)),
    contentTypes: new Map(contentTypes.delivery.map((type) => [type.id, type])),
    privateTags: new Set(tags.filter((tag) => !tag.isPublic).map(({ id }) => id)),
    showsFieldStatus: true,
  }
  return (given) => {
    const item = withoutDeepFields(given, leaveOut)
    if (!item) return undefined
    const kind = object(item['sys'])['type'] === 'Asset' ? 'Asset' : 'Entry'
    const { delivery } = versionsOf(kind, item, context)
    return delivery && withKeptTexts({ ...delivery, kind })
  }
}

function withKeptTexts(resource: Omit<FedResource, 'texts'>): FedResource {
  const texts = new Map<string, KeptText>()
  for (const [id, byLocale] of Object.entries(resource.fields)) {
    const text = KeptText.of(byLocale)
    if (text) texts.set(id, text)
  }
  return { ...resource, texts, fields: withTexts(resource.fields, texts) }
}

/** Returns whether two states of a resource are equal, without parsing their texts. */
export function isSame(one: FedResource, other: FedResource): boolean {
  const ids = Object.keys(one.fields)
  return (
    isDeepStrictEqual(one.sys, other.sys) &&
    isDeepStrictEqual(one.metadata, other.metadata) &&
    ids.length === Object.keys(other.fields).length &&
    ids.every((id) => isSameField(one, other, id))
  )
}

function isSameField(one: FedResource, other: FedResource, id: string): boolean {
  const [text, otherText] = [one.texts.get(id), other.texts.get(id)]
  if (text && otherText && text.bytes.equals(otherText.bytes)) return true
  return isDeepStrictEqual(one.fields[id], other.fields[id])
}
