import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { TermPopover } from './TermPopover.tsx'
import { useEarlyPress } from '#app/ui/intent/early-press.ts'
import { useTerm } from './TermsProvider.tsx'
import styles from './TermLink.module.css'

/**
 * Glossary term in a text.
 *
 * Without JavaScript, it is a link to the definitions at the end of the page. With JavaScript, a press opens a popover. Its code is loaded on intent;
 * an early press waits until it has loaded.
 */
export function TermLink({ id, children }: { id: string; children: ReactNode }) {
  const term = useTerm(id)
  const trigger = useRef<HTMLAnchorElement>(null)
  useEarlyPress(trigger)
  const [Popup, setPopup] = useState<typeof TermPopover>()
  const [open, setOpen] = useState(false)
  // The press moves the focus out of the popover, which closes before the click event.
  const wasOpen = useRef(false)

  async function load() {
    const module = await import('./TermPopover.tsx')
    setPopup(() => module.TermPopover)
  }

  async function press(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (wasOpen.current) {
      wasOpen.current = false
      return setOpen(false)
    }
    try {
      await load()
      setOpen(true)
    } catch {
      // The browser is offline, or a new release has removed the file. The definitions at the end of the page still work.
      location.hash = `term-${id}`
    }
  }

  function prepare() {
    load().catch(() => {})
  }

  if (!term) return children
  return (
    <>
      <a
        ref={trigger}
        href={`#term-${id}`}
        className={styles.term}
        data-term={id}
        data-early={`#term-${id}`}
        data-open={open || undefined}
        aria-expanded={Popup ? open : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onPointerDown={() => {
          wasOpen.current = open
        }}
        onClick={press}
      >
        {children}
      </a>
      {Popup && <Popup term={term} triggerRef={trigger} isOpen={open} onOpenChange={setOpen} />}
    </>
  )
}
