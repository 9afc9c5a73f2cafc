import type { AnchorHTMLAttributes, ReactElement } from 'react'

/** Attributes that a list passes to the link of an entry. The link renders its own content and address. */
export type EntryAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'>

/** A link, or a command that needs scripts. `text` is its label, for typing ahead. */
export type DropdownEntry = { readonly id: string; readonly text: string } & (
  | { readonly isCurrent?: boolean; readonly renderLink: (attributes: EntryAttributes) => ReactElement }
  | { readonly onAction: () => void }
)

export type Popup = 'menu' | 'listbox'

export const ROLE_OF_ENTRY = { menu: 'menuitem', listbox: 'option' } as const satisfies Record<Popup, string>

/** Focuses the link or button of an entry. */
export function focusEntry(list: HTMLElement | null, id: string): void {
  list?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"] > *`)?.focus()
}

/** Returns the id of the entry that contains an element. */
export function entryOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-entry]')?.dataset['entry'] : undefined
}

/**
 * Returns the id of the entry to focus if a key opens the list, by the keyboard tables of the APG. Returns `undefined` for other keys.
 *
 * A menu opens at its first entry, or with the arrow up at its last. A listbox opens at the selected option. Home and End open it at its
 * ends, and a letter opens it at the first option that begins with the letter.
 */
export function entryForKey(popup: Popup, entries: readonly DropdownEntry[], key: string): string | undefined {
  const current = entries.find((entry) => popup === 'listbox' && 'isCurrent' in entry && entry.isCurrent) ?? entries[0]
  if (key === 'ArrowDown' || key === 'Enter') return current?.id
  if (key === 'ArrowUp') return popup === 'menu' ? entries.at(-1)?.id : current?.id
  if (popup === 'menu') return undefined
  if (key === 'Home') return entries[0]?.id
  if (key === 'End') return entries.at(-1)?.id
  const isLetter = [...key].length === 1
  return isLetter ? entries.find(({ text }) => text.slice(0, key.length).localeCompare(key, undefined, { sensitivity: 'base' }) === 0)?.id : undefined
}
