import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type DOMAttributes,
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
import { entryForKey, entryOf, focusEntry, ROLE_OF_ENTRY, type DropdownEntry, type Popup } from './entries.ts'
import type { KeyHandlers, ListKeysProps } from './ListKeys.tsx'

export interface DropdownProps {
  /** Name of the list. */
  readonly label: string
  /** Visible content of the button. */
  readonly buttonContent: ReactNode
  /** Name of the button, if it differs from its content. It contains the visible text. */
  readonly buttonLabel?: string
  readonly entries: readonly DropdownEntry[]
  readonly classNames?: { readonly button?: string | undefined; readonly panel?: string | undefined }
  /** Called after hydration before the list is shown, so that it can add entries without a visible change. */
  readonly onBeforeOpen?: () => void
}

/**
 * Renders links behind a button, in a native popover that works before hydration and without scripts.
 *
 * Server and browser render the same elements, and no element is ever replaced, so a press on a link is always the browser's own. React Aria
 * handles the keys. It is loaded when the pointer or focus reaches the button, or if the popover is open at hydration. While the list is
 * open after that, its elements have the roles of the pattern.
 */
export function Dropdown({ popup, label, buttonContent, buttonLabel, entries, classNames, onBeforeOpen }: DropdownProps & { readonly popup: Popup }) {
  const id = useId()
  const { rootProps, buttonProps, panelProps, opened, closeAndReturn } = useDisclosures<HTMLDivElement>()
  useEarlyPress(rootProps.ref)
  const list = useRef<HTMLUListElement>(null)
  const handlers = useRef<KeyHandlers>(null)
  const [Keys, setKeys] = useState<ComponentType<ListKeysProps>>()
  /** Id of the entry to focus when the browser has shown the list. */
  const focus = useRef<string>(undefined)
  /** Id of the entry that had the focus last. While the list is open, it is the only entry in the tab order. */
  const [tabStop, setTabStop] = useState<string>()
  const isOpen = opened === id
  const isList = Keys !== undefined && isOpen

  const prepare = useCallback(() => {
    import('./ListKeys.tsx').then(
      ({ ListKeys }) => setKeys(() => ListKeys),
      // The list remains a disclosure of links.
      () => {},
    )
  }, [])
  useEffect(() => {
    if (isOpen) prepare()
  }, [isOpen, prepare])

  const native = buttonProps(id)
  const nativePanel = panelProps(id)
  function click(event: MouseEvent) {
    focus.current = Keys && entryForKey(popup, entries, 'Enter')
    native.onClick(event)
  }
  function keyDown(event: KeyboardEvent) {
    const popover = document.getElementById(id)
    const entry = popover?.matches(':popover-open') || event.ctrlKey || event.metaKey ? undefined : entryForKey(popup, entries, event.key)
    // The browser opens the popover itself by Enter and Space.
    if (!Keys || entry === undefined || [' ', 'Enter'].includes(event.key)) return
    event.preventDefault()
    popover?.showPopover()
    focusEntry(list.current, entry)
  }
  function toggle(event: ToggleEvent<HTMLElement>) {
    if (event.newState === 'open' && focus.current !== undefined) focusEntry(list.current, focus.current)
    focus.current = undefined
    nativePanel.onToggle(event)
  }
  const keyProps: KeyHandlers & Pick<DOMAttributes<HTMLElement>, 'onFocus'> = {
    onFocus: (event) => setTabStop(entryOf(event.target)),
    onKeyDown: (event) => handlers.current?.onKeyDown(event),
    onKeyDownCapture: (event) => handlers.current?.onKeyDownCapture(event),
  }
  const stop = entries.find(({ id: each }) => each === tabStop)?.id ?? entryForKey(popup, entries, 'Enter')
  const attributesOf = (entry: DropdownEntry) => ({
    className: styles.entry,
    ...(isList && { role: ROLE_OF_ENTRY[popup], tabIndex: entry.id === stop ? 0 : -1 }),
  })
  return (
    <div {...rootProps} className={styles.root}>
      <button
        {...native}
        className={classNames?.button}
        aria-label={buttonLabel}
        aria-haspopup={Keys && popup}
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
        onBeforeToggle={(event) => {
          if (event.newState === 'open') onBeforeOpen?.()
          nativePanel.onBeforeToggle(event)
        }}
        onToggle={toggle}
        className={`${panel.panel} ${styles.panel} ${classNames?.panel ?? ''}`}
      >
        <ul ref={list} className={styles.list} aria-label={label} role={isList ? popup : undefined} {...keyProps}>
          {entries.map((entry) => (
            <li key={entry.id} data-entry={entry.id} role={isList ? 'none' : undefined}>
              {'renderLink' in entry ? (
                entry.renderLink({ ...attributesOf(entry), 'aria-selected': isList && popup === 'listbox' ? entry.isCurrent === true : undefined })
              ) : (
                <button
                  type="button"
                  data-early=""
                  {...attributesOf(entry)}
                  onClick={() => {
                    entry.onAction()
                    closeAndReturn()
                  }}
                >
                  {entry.text}
                </button>
              )}
            </li>
          ))}
        </ul>
        {isList && <Keys popup={popup} label={label} entries={entries} list={list} handlers={handlers} />}
      </div>
    </div>
  )
}
