import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react'
import { Chevron } from '../icons/Chevron.tsx'
import { useEarlyPress } from '../intent/early-press.ts'
import { useDisclosures } from '../menu/useDisclosures.ts'
import panel from '../overlay/panel.module.css'
import styles from './Dropdown.module.css'
import { entryForKey, focusEntry, type DropdownEntry, type ListProps } from './entries.ts'
import { PlainList } from './PlainList.tsx'

export interface DropdownProps {
  /** Name of the list. */
  readonly label: string
  /** Visible content of the button. */
  readonly buttonContent: ReactNode
  /** Name of the button, if it differs from its content. It contains the visible text. */
  readonly buttonLabel?: string
  readonly entries: readonly DropdownEntry[]
  readonly classNames?: { readonly button?: string | undefined; readonly panel?: string | undefined }
}

interface Props extends DropdownProps {
  readonly popup: 'menu' | 'listbox'
  /** Loads the list of React Aria. */
  readonly load: () => Promise<ComponentType<ListProps>>
}

/**
 * Renders links behind a button, in a native popover that works before hydration and without scripts.
 *
 * The list of React Aria is loaded when the pointer or focus reaches the button, or if the popover is open at hydration. It replaces the plain
 * links while the popover is open. The button and the popover remain, so nothing moves or closes, and a focused link keeps the focus.
 */
export function Dropdown({ label, buttonContent, buttonLabel, entries, classNames, popup, load }: Props) {
  const id = useId()
  const { rootProps, buttonProps, panelProps, opened, closeAndReturn } = useDisclosures<HTMLDivElement>()
  useEarlyPress(rootProps.ref)
  const [List, setList] = useState<ComponentType<ListProps>>()
  /** Whether the list of React Aria has rendered its entries since the popover opened. */
  const [isReady, setReady] = useState(false)
  /** Whether a pointer is down on the plain links. A list that replaced them now would swallow the click. */
  const [isPressed, setPressed] = useState(false)
  /** Id of the entry that receives the focus when the list is rendered. */
  const focus = useRef<string>(undefined)
  const isOpen = opened === id

  const prepare = useCallback(() => {
    load().then(
      (loaded) => setList(() => loaded),
      // The plain links remain.
      () => {},
    )
  }, [load])
  useEffect(() => {
    if (isOpen) prepare()
  }, [isOpen, prepare])

  useEffect(() => {
    if (!isPressed) return undefined
    // The click follows in the same task.
    const release = () => setTimeout(() => setPressed(false))
    const controller = new AbortController()
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { once: true, capture: true, signal: controller.signal })
    return () => controller.abort()
  }, [isPressed])

  const native = buttonProps(id)
  const nativePanel = panelProps(id)
  function toggle(event: ToggleEvent<HTMLElement>) {
    if (event.newState === 'closed') setReady(false)
    else focusEntry(event.currentTarget, focus)
    nativePanel.onToggle(event)
  }
  function click(event: MouseEvent) {
    focus.current = entryForKey(popup, entries, 'Enter')
    native.onClick(event)
  }
  function keyDown(event: KeyboardEvent) {
    // The state follows the popover when it has closed.
    const popover = document.getElementById(id)
    const entry =
      popover?.matches(':popover-open') || event.ctrlKey || event.metaKey || [' ', 'Enter'].includes(event.key)
        ? undefined
        : entryForKey(popup, entries, event.key)
    if (entry === undefined) return
    event.preventDefault()
    focus.current = entry
    popover?.showPopover()
    if (popover) focusEntry(popover, focus)
  }
  const list = { label, entries, className: styles.list ?? '', entryClassName: styles.entry ?? '' }
  return (
    <div {...rootProps} className={styles.root}>
      <button
        {...native}
        className={classNames?.button}
        aria-label={buttonLabel}
        aria-haspopup={List && popup}
        onClick={click}
        onKeyDown={keyDown}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {buttonContent}
        <Chevron className={panel.chevron} />
      </button>
      <div
        {...nativePanel}
        onToggle={toggle}
        onPointerDown={() => setPressed(!isReady)}
        className={`${panel.panel} ${styles.panel} ${classNames?.panel ?? ''}`}
      >
        {List && isOpen && !isPressed && <List {...list} focus={focus} onReady={() => setReady(true)} onClose={closeAndReturn} />}
        {!(isOpen && isReady) && <PlainList {...list} />}
      </div>
    </div>
  )
}
