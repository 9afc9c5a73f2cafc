import { useImperativeHandle, type KeyboardEvent, type Ref, type RefObject } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useListBox } from 'react-aria/useListBox'
import { Item } from 'react-stately/Item'
import { useListState } from 'react-stately/useListState'
import { entryOf, focusEntry, type DropdownEntry, type Popup } from './entries.ts'

/** Handlers for the element of the list. */
export interface KeyHandlers {
  readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export interface ListKeysProps {
  readonly popup: Popup
  readonly label: string
  readonly entries: readonly DropdownEntry[]
  readonly list: RefObject<HTMLElement | null>
  /** Receives the handlers. */
  readonly handlers: Ref<KeyHandlers>
}

/** Keys that never move the focus out of an open list. */
const MOVING = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

/**
 * Handles the keys of an open list with React Aria: arrow keys, Home, End, page keys and typing ahead. Renders nothing.
 *
 * It uses React Aria's hook for the list only. The hooks for items would handle presses, but a press on a link must remain the browser's
 * own. The keys of a menu are those of a listbox whose focus wraps around.
 */
export function ListKeys(props: ListKeysProps) {
  return (
    <I18nProvider locale={document.documentElement.lang}>
      <Keys {...props} />
    </I18nProvider>
  )
}

function Keys({ popup, label, entries, list, handlers }: ListKeysProps) {
  const state = useListState({
    selectionMode: 'none',
    items: entries,
    children: ({ text }: DropdownEntry) => <Item textValue={text}>{text}</Item>,
  })
  const { selectionManager: manager } = state
  const { listBoxProps } = useListBox({ 'aria-label': label, shouldFocusWrap: popup === 'menu' }, state, list)

  /** Moves the focus of the document while the key is handled. An effect could run after the next key and undo its move. */
  function handle(event: KeyboardEvent<HTMLElement>, handler: ((event: KeyboardEvent<HTMLElement>) => void) | undefined): void {
    const focused = entryOf(event.target)
    if (focused === undefined) return
    manager.setFocusedKey(focused)
    handler?.(event)
    if (manager.focusedKey !== focused) focusEntry(list.current, String(manager.focusedKey))
  }

  useImperativeHandle(handlers, () => ({
    onKeyDownCapture: (event) => handle(event, listBoxProps.onKeyDownCapture),
    onKeyDown(event) {
      handle(event, listBoxProps.onKeyDown)
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (MOVING.has(event.key)) event.preventDefault()
      if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return
      event.preventDefault()
      event.target.click()
    },
  }))
  return null
}
