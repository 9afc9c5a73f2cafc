import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { TermPopover } from './TermPopover.tsx'
import { useEarlyPress } from '#app/ui/intent/early-press.ts'
import { useTerm } from './TermsProvider.tsx'
import styles from './TermLink.module.css'

/**
 * Mark a glossary word.
 *
 * Without JavaScript a link to the word in the list at the page's end. With it, a press opens the definition on the
 * spot; the code for that comes on intent, and a press that is faster than the network waits for it instead of being lost.
 */
export function TermLink({ id, children }: { id: string; children: ReactNode }) {
  const term = useTerm(id)
  const trigger = useRef<HTMLAnchorElement>(null)
  useEarlyPress(trigger)
  const [Popup, setPopup] = useState<typeof TermPopover>()
  const [open, setOpen] = useState(false)
  // A press takes the focus out of the popover, which closes it before the click arrives.
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
      // Offline, or a new release took the file away: the list at the end of the page is still there.
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
