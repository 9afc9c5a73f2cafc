import { AsyncLocalStorage } from 'node:async_hooks'
import { BASE_LOCALE, type Locale } from '#app/i18n/locales.ts'
import { isPageType, PAGE_TYPES, type PageType } from '#app/config/page-types/table.ts'
import type { ContentChange } from '../client/content-change.ts'
import type { Content } from '../content.ts'
import { AppearanceTimer } from '../version/appearance-timer.server.ts'
import { AddressBook } from './address-book.ts'
import type { BookFile } from './book-file.server.ts'
import { addressesOf, addressesOfType } from './read-addresses.server.ts'

interface Following {
  /** Open the content as it is now, for longer than a visitor waits. */
  open(locale: Locale): Promise<Content>
  /** Hear of every change. Gives the function that ends it. */
  onChange(listener: (change: ContentChange) => void): () => void
  readonly file: BookFile
  /** The content type of the settings, which name the home page. */
  readonly settings: string
  /** Tell whether changes are told of content types other than those of the site. */
  isStrange(): boolean
  readonly say: (sentence: string) => void
  /** A type with more entries is not followed. */
  readonly most?: number
}

/** Follows where pages lie. */
export interface FollowedAddresses {
  readonly book: AddressBook
  /** Settles when all that was told is in the book. */
  upToDate(): Promise<void>
  close(): Promise<void>
}

/** As many slugs of a type are kept of a space that is read directly. */
const MOST = 50_000
/** More entries that changed at once are read with all others. */
const MOST_AT_ONCE = 1000
/** A space that could not be read is tried again after this. */
const AGAIN_MS = 5000

/** What is to be read. */
interface Due {
  readonly types: Set<PageType>
  readonly ids: Set<string>
}

/** Compare where pages lie with where they lay when this was last known, and keep up with every change from now on. */
export async function followAddresses({ open, onChange, file, settings, isStrange, say, most = MOST }: Following): Promise<FollowedAddresses> {
  const book = new AddressBook(await file.read())
  let due: Due = { types: new Set(PAGE_TYPES), ids: new Set() }
  let work: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  const closing = new AbortController()
  // An entry that is scheduled for later has an address from its moment on.
  const scheduled = new AppearanceTimer((ids) => {
    due = { types: due.types, ids: due.ids.union(new Set(ids)) }
    void run()
  })
  // Who makes the source look may be an editor with drafts: what is read here is read for all.
  const forAll = AsyncLocalStorage.snapshot()

  function run(): Promise<void> {
    clearTimeout(again)
    work ??= forAll(readDue).finally(() => (work = undefined))
    return work
  }

  async function readDue(): Promise<void> {
    while (!closing.signal.aborted && (due.types.size > 0 || due.ids.size > 0)) {
      const now = due
      due = { types: new Set(), ids: new Set() }
      try {
        const content = await open(BASE_LOCALE)
        scheduled.plan(content.appearances)
        await read(content, now)
      } catch {
        // That the content cannot be read is said elsewhere.
        due = { types: now.types.union(due.types), ids: now.ids.union(due.ids) }
        again = setTimeout(() => void run(), AGAIN_MS).unref()
        return
      }
    }
  }

  async function read(content: Content, { types, ids }: Due): Promise<void> {
    let isNew = false
    let present = 0
    for (const type of types) {
      const found = await addressesOfType(content, type, most)
      if (found === 'too many') say(`The space has more than ${most} entries of type "${type}": their slug history is not recorded.`)
      else for (const { id, addresses } of found) isNew = book.note(id, addresses) || isNew
      present += found.length
    }
    for (const { id, addresses } of await addressesOf(content, [...ids])) isNew = book.note(id, addresses) || isNew
    if (types.size === PAGE_TYPES.length) book.forget(present)
    if (isNew) await file.write(() => book.stored())
  }

  function take({ resources, touchesModel }: ContentChange): void {
    for (const { id, after } of resources) {
      const type = after?.contentTypeId
      // The address of a page is that of its parents as well.
      if (type === settings || type === 'page') due.types.add('page')
      else if (type !== undefined && isPageType(type)) due.ids.add(id)
    }
    if (touchesModel || isStrange() || due.ids.size > MOST_AT_ONCE) due = { types: new Set(PAGE_TYPES), ids: new Set() }
    void run()
  }

  const end = onChange(take)
  void run()
  return {
    book,
    upToDate: () => work ?? Promise.resolve(),
    async close() {
      closing.abort()
      end()
      scheduled.close()
      clearTimeout(again)
      await work
    },
  }
}
