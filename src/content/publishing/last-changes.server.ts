import type { ContentfulClientApi } from 'contentful'
import { object, text } from 'contentful-emulator/json/json.ts'
import type { ContentChange } from '../client/content-change.ts'
import { contentTypesOf } from '../client/describe-space.server.ts'
import { PublishRecord, type PublishNews, type RecordedChange } from './publish-record.server.ts'

/** Change of the content, with its name in one language. */
export interface LastChange extends Omit<RecordedChange, 'names'> {
  /** Name in the first requested locale that has one; `undefined` if it is unknown. */
  readonly name: string | undefined
}

interface Source {
  readonly client: ContentfulClientApi<undefined>
  onChange(listener: (change: ContentChange) => void): () => void
}

let displayFields: ReadonlyMap<string | undefined, string | undefined> = new Map()
const record = new PublishRecord((type) => displayFields.get(type))

/** Starts to record the changes of a source, and returns the source. */
export function recorded<T extends Source>(source: T): T {
  const learn = async () => {
    const types = await contentTypesOf(source.client)
    displayFields = new Map(types.map((type) => [text(object(type['sys'])['id']), text(type['displayField'])]))
  }
  // If the content types cannot be read, names come from common fields.
  const tryToLearn = () => void learn().catch(() => undefined)
  tryToLearn()
  source.onChange((change) => {
    record.live(change, new Date())
    if (change.touchesModel || displayFields.size === 0) tryToLearn()
  })
  return source
}

/** Records a change that a webhook reports. `isLive` if the site already shows it. */
export function recordNews(news: PublishNews, isLive: boolean): void {
  record.add(news, isLive, new Date())
}

/** Returns the last 50 changes that this process has recorded, the latest first. `codes` are Contentful's locale codes. */
export function lastChanges(codes: readonly string[]): readonly LastChange[] {
  return record.changes.map(({ names, ...change }) => ({ ...change, name: [...codes, ...Object.keys(names)].map((code) => names[code]).find((name) => name) }))
}

/** Returns the median of the milliseconds between publishing and going live. The median ignores changes from a time at which the site did not run. */
export function medianLag(changes: readonly Pick<LastChange, 'publishedAt' | 'liveAt'>[] = record.changes): number | undefined {
  const lags = changes.flatMap(({ publishedAt, liveAt }) => (publishedAt && liveAt ? [Math.max(0, Number(liveAt) - Number(publishedAt))] : []))
  return lags.toSorted((one, other) => one - other)[Math.floor((lags.length - 1) / 2)]
}
