import type { ContentfulClientApi } from 'contentful'
import { object, text } from 'contentful-emulator/json/json.ts'
import type { ContentChange } from '../client/content-change.ts'
import { contentTypesOf } from '../client/describe-space.server.ts'
import { PublishRecord, type PublishNews, type RecordedChange } from './publish-record.server.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import type { PublishedChange } from './published-change.ts'

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

/** Returns the last changes of the content that this process has recorded. Times are in the format of a language: `14:02:05`, live `14:02:05.6`. */
export function publishedChanges(locale: Locale): PublishedChange[] {
  const info = localeInfo(locale)
  const clock = (digits?: 1) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: currentSite().timeZone,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      fractionalSecondDigits: digits,
    })
  return lastChanges([info.contentful]).map(({ id, name = id, publishedAt, liveAt }, index) => ({
    key: `${index} ${id}`,
    name,
    published: publishedAt ? clock().format(publishedAt) : '',
    live: liveAt && clock(1).format(liveAt),
  }))
}
