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
  /** Id of the entry that had the focus last. While the list is open, it is the only entry in the tab order. */
  const [tabStop, setTabStop] = useState<string>()
  const isOpen = opened === id
  const isList = Keys !== undefined && isOpen

  /** Resolves when React Aria is loaded, or has failed to load. The list then remains a disclosure of links. */
  const prepare = useCallback(
    () =>
      import('./ListKeys.tsx').then(
        ({ ListKeys }) => setKeys(() => ListKeys),
        () => {},
      ),
    [],
  )
  useEffect(() => {
    if (isOpen) void prepare()
  }, [isOpen, prepare])

  const native = buttonProps(id)
  const nativePanel = panelProps(id)
  /** Opens the list at an entry. The focus moves at once, so that the next key reaches the entry. */
  function openAt(entry: string) {
    document.getElementById(id)?.showPopover()
    focusEntry(list.current, entry)
  }
  const isShown = () => document.getElementById(id)?.matches(':popover-open')
  function click(event: MouseEvent) {
    const entry = Keys && !isShown() && entryForKey(popup, entries, 'Enter')
    native.onClick(event)
    // Before React Aria is loaded, and to close the list, the browser handles the press.
    if (!entry) return
    event.preventDefault()
    openAt(entry)
  }
  function keyDown(event: KeyboardEvent) {
    // The browser turns Enter and Space into a press.
    if (isShown() || event.ctrlKey || event.metaKey || [' ', 'Enter'].includes(event.key)) return
    const entry = entryForKey(popup, entries, event.key)
    if (entry === undefined) return
    event.preventDefault()
    if (Keys) return openAt(entry)
    // A key that is pressed before React Aria is loaded opens the list after that, unless the visitor has moved on.
    const { currentTarget } = event
    void prepare().then(() => {
      if (document.activeElement === currentTarget && !isShown()) openAt(entry)
    })
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
    <div {...rootProps} className={panel.anchor}>
      <button
        {...native}
        className={classNames?.button}
        aria-label={buttonLabel}
        aria-haspopup={Keys && popup}
        onClick={click}
        onKeyDown={keyDown}
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
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
