import { ContentfulLivePreview } from '@contentful/live-preview'
import { serverCalls } from '../server-calls.ts'
import { editorsAround } from './editors-around.ts'
import { EntriesFollowed } from './entries-followed.ts'
import { flat } from './flat.ts'
import { openPressedFields } from './inspector-clicks.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { PageCalls } from './page-calls.ts'
import { askShown, idsShown, localeShown } from './shown.ts'

/** The router, as far as it is needed here. */
interface Pages {
  /** Read the page that is shown again, in its place; settles once it is there. */
  readAgain(): Promise<unknown>
  /** Hear of every other page that is gone to, once it is there. */
  onOther(listener: () => void): void
}

/** So long nothing was typed before the page is read again. */
const PAUSE_MS = 200
/** The Preview API gives what was saved a moment after the web app has said that it was. */
const SAVED_MS = [0, 1500, 5000]

let isStarted = false

/**
 * Show in Contentful's web app what its editors type while they type it, and tell it which field is where.
 *
 * Does nothing where the web app does not frame the page. What fails leaves the page as it is.
 */
export async function startLivePreview(pages: Pages): Promise<void> {
  const origins = editorsAround()
  if (isStarted || origins.length === 0) return
  isStarted = true
  const about = await askShown([])
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
    // Meanwhile yet another may be gone to.
    isOther = false
    if (isNew) await calls.learn(pages.readAgain)
    else await calls.repeat({ locale: localeShown(), ...flat(entries.typed) }, pages.readAgain)
    const unknown = entries.unknown(idsShown())
    const more = unknown.length > 0 ? await askShown(unknown) : undefined
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
