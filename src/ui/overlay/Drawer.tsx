import { useEffect, useRef, type ReactNode } from 'react'
import { focusFallback, stopsIn } from './focus-fallback.ts'
import styles from './Drawer.module.css'

interface Props {
  /** Id for buttons that control the drawer: see `opensDrawer` and `closesDrawer`. */
  readonly id: string
  readonly label: string
  /** Language of the label, if it differs from its surroundings. */
  readonly lang?: string | undefined
  readonly children: ReactNode
}

/** Props of a button that opens a drawer. Browsers handle it natively, also before hydration and without scripts. */
export const opensDrawer = (id: string) => ({
  type: 'button' as const,
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
  // For browsers without support for commands. Elsewhere the drawer is already open.
  onClick: () => drawer(id)?.showModal(),
})

/** Props of a button in a drawer that closes it. */
export const closesDrawer = (id: string) => ({ type: 'button' as const, command: 'close', commandfor: id, onClick: () => closeDrawer(id) })

/** Opens a drawer and focuses its first element that matches a selector. */
export function openDrawer(id: string, focused: string): void {
  const dialog = drawer(id)
  dialog?.showModal()
  dialog?.querySelector<HTMLElement>(focused)?.focus()
}

/** Closes a drawer if it is open. */
export function closeDrawer(id: string): void {
  drawer(id)?.close()
}

function drawer(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog[id="${CSS.escape(id)}"]`)
}

/**
 * Renders a sheet over the page, as a native modal dialog. APG pattern: dialog (modal).
 *
 * The focus remains inside and returns when the sheet closes. Escape and a press outside close it. The page behind does not scroll.
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
    // For browsers without support for `closedby`. The content fills the sheet, so a press on the dialog element itself is outside.
    element.addEventListener('click', ({ target }) => target === element && element.close(), { signal })
    return () => listening.abort()
  }, [id])
  return (
    <dialog ref={dialog} id={id} className={styles.sheet} aria-label={label} lang={lang} {...{ closedby: 'any' }}>
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}

/** Wraps the focus within the sheet, because browsers let the Tab key leave a dialog to their own controls. */
function keepFocus(this: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = stopsIn(this)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
