import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { isPageType, PAGE_TYPES, type PageType } from '#app/config/page-types/table.ts'
import type { ContentChange } from '../client/content-change.ts'
import type { Content } from '../content.ts'
import { AppearanceTimer } from '../version/appearance-timer.server.ts'
import { AddressBook } from './address-book.ts'
import type { BookFile } from './book-file.server.ts'
import { addressesOf, addressesOfType } from './read-addresses.server.ts'

interface Following {
  /** Opens the current content, without the deadline of a page. */
  open(locale: Locale): Promise<Content>
  /** Calls `listener` after every change. Returns a function that removes the listener. */
  onChange(listener: (change: ContentChange) => void): () => void
  readonly file: BookFile
  /** Content type of the settings, which name the home page. */
  readonly settings: string
  /** Returns whether changes are reported for other content types than those of the site. */
  hasCustomModel(): boolean
  readonly log: (sentence: string) => void
  /** Maximum number of entries of a type whose addresses are followed. */
  readonly max?: number
}

/** Address book that follows the content. */
export interface FollowedAddresses {
  readonly book: AddressBook
  /** Resolves when all reported changes are in the book. */
  upToDate(): Promise<void>
  close(): Promise<void>
}

/** The same limit as for indexed slugs of a space that is read directly. */
const MAX = 50_000
/** Maximum number of changed entries to read by id. If there are more, all pages are read. */
const MAX_AT_ONCE = 1000
/** Time before another attempt after a failure. */
const AGAIN_MS = 5000

/** Content to read. */
interface Due {
  readonly types: Set<PageType>
  readonly ids: Set<string>
}

/** Compares the addresses of pages with those in the file, and follows every change from then on. */
export async function followAddresses({ open, onChange, file, settings, hasCustomModel, log, max = MAX }: Following): Promise<FollowedAddresses> {
  const book = new AddressBook(await file.read())
  const store = file.writer(() => book.stored())
  let due: Due = { types: new Set(PAGE_TYPES), ids: new Set() }
  let work: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  const closing = new AbortController()
  // A scheduled entry has an address from the moment of its publication.
  const scheduled = new AppearanceTimer((ids) => {
    due = { types: due.types, ids: due.ids.union(new Set(ids)) }
    void run()
  })
  // A change may be detected in a request of an editor with drafts. The book only contains published addresses.
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
        const content = await open(currentSite().baseLocale)
        scheduled.plan(content.appearances)
        await read(content, now)
      } catch {
        // The failure is reported elsewhere.
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
      const found = await addressesOfType(content, type, max)
      if (found === 'too many') log(`The space has more than ${max} entries of type "${type}": their slug history is not recorded.`)
      else for (const { id, addresses } of found) isNew = book.note(id, addresses) || isNew
      present += found.length
    }
    for (const { id, addresses } of await addressesOf(content, [...ids])) isNew = book.note(id, addresses) || isNew
    if (types.size === PAGE_TYPES.length) book.forget(present)
    if (isNew) await store()
  }

  function take({ resources, touchesModel }: ContentChange): void {
    for (const { id, after } of resources) {
      const type = after?.contentTypeId
      // The address of a page contains the slugs of its parents.
      if (type === settings || type === 'page') due.types.add('page')
      else if (type !== undefined && isPageType(type)) due.ids.add(id)
    }
    if (touchesModel || hasCustomModel() || due.ids.size > MAX_AT_ONCE) due = { types: new Set(PAGE_TYPES), ids: new Set() }
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
