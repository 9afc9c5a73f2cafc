import type { ContentfulClientApi } from 'contentful'
import { object, text } from 'contentful-emulator/json/json.ts'
import type { ContentChange } from '../client/content-change.ts'
import { contentTypesOf } from '../client/describe-space.server.ts'
import { PublishRecord, type PublishNews, type RecordedChange } from './publish-record.server.ts'

/** A change of the content, as a page shows it. */
export interface LastChange extends Omit<RecordedChange, 'names'> {
  /** In the first of the locales asked for that has one; nothing where it is not known. */
  readonly name: string | undefined
}

interface Source {
  readonly client: ContentfulClientApi<undefined>
  onChange(listener: (change: ContentChange) => void): () => void
}

let displayFields: ReadonlyMap<string | undefined, string | undefined> = new Map()
const record = new PublishRecord((type) => displayFields.get(type))

/** Record from now on what changes in the content of a source; gives the source. */
export function recorded<T extends Source>(source: T): T {
  const learn = async () => {
    const types = await contentTypesOf(source.client)
    displayFields = new Map(types.map((type) => [text(object(type['sys'])['id']), text(type['displayField'])]))
  }
  // Without them names are guessed.
  const tryToLearn = () => void learn().catch(() => undefined)
  tryToLearn()
  source.onChange((change) => {
    record.live(change, new Date())
    if (change.touchesModel || displayFields.size === 0) tryToLearn()
  })
  return source
}

/** Record that a webhook has told of a change; `isLive` where the site shows it already. */
export function recordNews(news: PublishNews, isLive: boolean): void {
  record.told(news, isLive, new Date())
}

/** Give what was last published and unpublished, the last first, fifty at most, as far as this process has seen it. `codes` are Contentful's locale codes. */
export function lastChanges(codes: readonly string[]): readonly LastChange[] {
  return record.changes.map(({ names, ...change }) => ({ ...change, name: [...codes, ...Object.keys(names)].map((code) => names[code]).find((name) => name) }))
}
