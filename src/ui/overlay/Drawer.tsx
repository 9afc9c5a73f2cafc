import { useEffect, useRef, type ReactNode } from 'react'
import { focusFallback, stopsIn } from './focus-fallback.ts'
import styles from './Drawer.module.css'

interface Props {
  /** The name by which buttons command it: see `opensDrawer` and `closesDrawer`. */
  readonly id: string
  readonly label: string
  /** The language of the label, where it is not that of what surrounds it. */
  readonly lang?: string | undefined
  readonly children: ReactNode
}

/** Properties of a button that opens a drawer: browsers do it by themselves, before the page has taken over and without scripts. */
export const opensDrawer = (id: string) => ({
  type: 'button' as const,
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
  // Where a browser does not know commands yet; else it is open by then.
  onClick: () => drawer(id)?.showModal(),
})

/** Properties of a button in a drawer that closes it. */
export const closesDrawer = (id: string) => ({ type: 'button' as const, command: 'close', commandfor: id, onClick: () => closeDrawer(id) })

/** Opens a drawer, with the focus on its first element of a selector. */
export function openDrawer(id: string, focused: string): void {
  const dialog = drawer(id)
  dialog?.showModal()
  dialog?.querySelector<HTMLElement>(focused)?.focus()
}

/** Close a drawer, where it is open. */
export function closeDrawer(id: string): void {
  drawer(id)?.close()
}

function drawer(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog[id="${CSS.escape(id)}"]`)
}

/**
 * Cover the page with a sheet: the APG modal dialog pattern, by the browser's own dialog.
 *
 * The focus stays inside and returns to where it was; Escape and a press beside the sheet close it; the page behind does
 * not scroll.
 */
export function Drawer({ id, label, lang, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('keydown', keepFocus, { signal })
    element.addEventListener('close', () => focusFallback(document.querySelector(`[commandfor="${CSS.escape(id)}"]`)), { signal })
    // Where a browser does not know `closedby` yet. The content fills the sheet: what is pressed of the dialog itself lies beside it.
    element.addEventListener('click', ({ target }) => target === element && element.close(), { signal })
    return () => listening.abort()
  }, [id])
  return (
    <dialog ref={dialog} id={id} className={styles.sheet} aria-label={label} lang={lang} {...{ closedby: 'any' }}>
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}

/** Go round within the sheet: browsers let the Tab key out of a dialog, to their own buttons. */
function keepFocus(this: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = stopsIn(this)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
