import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { BASE_LOCALE, isLocale, type Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { Toasts, type Toast } from '#app/ui/overlay/Toasts.tsx'

let root: Root | undefined
let toasts: readonly Toast[] = []

/** Shares a page with an app of the device, or copies its address, and announces the result. */
export async function sharePage(way: 'app' | 'copy', page: { readonly title: string; readonly url: string }): Promise<void> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : BASE_LOCALE
  // Screen readers announce new content only in regions that already exist.
  flushSync(() => show(locale))
  const outcome = (way === 'app' && (await sharedWithApp(page))) || (await copied(page.url))
  if (outcome === 'shared') return
  const text = outcome === 'copied' ? m.share_copied({}, { locale }) : m.share_failed({}, { locale })
  toasts = [{ id: crypto.randomUUID(), text }]
  show(locale)
}

/** Returns `undefined` if the device refuses to share. If the visitor closes the list of apps, the page counts as shared. */
async function sharedWithApp(page: ShareData): Promise<'shared' | undefined> {
  return navigator.share(page).then(
    () => 'shared',
    (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'shared' : undefined),
  )
}

/** The clipboard requires HTTPS. */
async function copied(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

function show(locale: Locale): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const close = (id: string) => {
    toasts = toasts.filter((each) => each.id !== id)
    show(locale)
  }
  root.render(<Toasts label={m.share_page({}, { locale })} closeLabel={m.term_close({}, { locale })} toasts={toasts} onClose={close} />)
}
