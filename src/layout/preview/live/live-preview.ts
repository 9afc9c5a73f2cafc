import { ContentfulLivePreview } from '@contentful/live-preview'
import { serverCalls } from '../server-calls.ts'
import { EntriesFollowed } from './entries-followed.ts'
import { flat } from './flat.ts'
import { openPressedFields } from './inspector-clicks.ts'
import { PageCalls } from './page-calls.ts'
import { fetchShown, idsShown, localeShown } from './shown.ts'
import { EDITOR_ORIGINS } from '#app/config/editor-origins.ts'

/** The part of the router that is used here. */
interface Pages {
  /** Reloads the current page in place. Resolves when it is rendered. */
  readAgain(): Promise<unknown>
  /** Calls `listener` after each navigation to another page. */
  onOther(listener: () => void): void
}

/** Milliseconds without typing before the page is reloaded. */
const PAUSE_MS = 200
/** Delays of reloads after saving, because the Preview API returns saved content only after a moment. */
const SAVED_MS = [0, 1500, 5000]

let isStarted = false

/**
 * Shows edits in Contentful's web app while they are typed, and marks the fields for it.
 *
 * Does nothing if the web app does not embed the page. On errors the page remains unchanged.
 */
export async function startLivePreview(pages: Pages): Promise<void> {
  const origins = editorsAround()
  if (isStarted || origins.length === 0) return
  isStarted = true
  const about = await fetchShown([])
  if (!about) return
  const { space, environment } = about
  await ContentfulLivePreview.init({ locale: about.locale, space, environment, targetOrigin: [...origins] })
  openPressedFields(origins)

  const calls = new PageCalls()
  serverCalls.fetch = calls.fetch

  let timer: number | undefined
  const entries = new EntriesFollowed(() => {
    clearTimeout(timer)
    timer = window.setTimeout(read, PAUSE_MS)
  })
  let isOther = true
  const read = oneAtATime(async () => {
    const isNew = isOther
    // Another navigation may happen in the meantime.
    isOther = false
    if (isNew) await calls.learn(pages.readAgain)
    else await calls.repeat({ locale: localeShown(), ...flat(entries.typed) }, pages.readAgain)
    const unknown = entries.unknown(idsShown())
    const more = unknown.length > 0 ? await fetchShown(unknown) : undefined
    if (more) entries.follow(unknown, more)
  })
  ContentfulLivePreview.subscribe('save', {
    callback: () => {
      for (const delay of SAVED_MS) setTimeout(read, delay)
    },
  })
  pages.onOther(() => {
    entries.end()
    isOther = true
    void read()
  })
  await read()
}

/** Returns the origins of the web app that embed this page. */
export function editorsAround(): readonly string[] {
  // Not every browser has `ancestorOrigins`. Browsers that have it log errors for messages to absent windows.
  if (!('ancestorOrigins' in location)) return EDITOR_ORIGINS
  return EDITOR_ORIGINS.filter((origin) => location.ancestorOrigins.contains(origin))
}

/**
 * Returns a function that runs `work`, but never concurrently. Calls during a run cause one more run afterwards.
 *
 * Errors are ignored, because the next call tries again.
 */
export function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let underway: Promise<void> | undefined
  let isWanted = false
  async function doAll(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await work().catch(() => undefined)
    }
    underway = undefined
  }
  return () => {
    isWanted = true
    return (underway ??= doAll())
  }
}
