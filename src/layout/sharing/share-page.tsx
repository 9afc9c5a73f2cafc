import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { BASE_LOCALE, isLocale, type Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { Toasts, type Toast } from '#app/ui/overlay/Toasts.tsx'

let root: Root | undefined
let toasts: readonly Toast[] = []

/** Shares the address of the page with the share sheet of the device, or copies it, and announces the result. */
export async function sharePage(): Promise<void> {
  const { title, documentElement } = document
  const { lang } = documentElement
  const locale = isLocale(lang) ? lang : BASE_LOCALE
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  // Screen readers announce new content only in regions that already exist.
  flushSync(() => show(locale))
  const outcome = (await handedToSheet({ title, url })) ?? (await copied(url))
  if (outcome === 'shared') return
  const text = outcome === 'copied' ? m.share_copied({}, { locale }) : m.share_failed({}, { locale })
  toasts = [{ id: crypto.randomUUID(), text }]
  show(locale)
}

/**
 * Returns `undefined` if the device has no share sheet or does not open it. Closing the sheet counts as shared, because the visitor wanted
 * no other way.
 */
async function handedToSheet(data: ShareData): Promise<'shared' | undefined> {
  if (!navigator.canShare?.(data)) return undefined
  return navigator.share(data).then(
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
