import { createElement, type AnchorHTMLAttributes, type DetailedHTMLProps, type HTMLAttributes, type ReactElement, type Ref, type RefObject } from 'react'

/** Attributes that a list passes to the link of an entry. The link renders its own content and address. */
export type EntryAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & { readonly ref?: Ref<HTMLAnchorElement> }

/** A link, or a command that needs scripts. `text` is its label, for typing ahead. */
export type DropdownEntry = { readonly id: string; readonly text: string } & (
  | { readonly isCurrent?: boolean; readonly renderLink: (attributes: EntryAttributes) => ReactElement }
  | { readonly onAction: () => void }
)

/** Props of a list of React Aria, which replaces the plain links while the popover is open. */
export interface ListProps {
  readonly label: string
  readonly entries: readonly DropdownEntry[]
  readonly className: string
  readonly entryClassName: string
  /** Id of the entry that receives the focus. If it is undefined, the focus does not move. */
  readonly focus: RefObject<string | undefined>
  /** Called when the entries are rendered, before the browser paints them. The plain list remains until then. */
  readonly onReady: () => void
  /** Closes the popover and focuses its button. */
  readonly onClose: () => void
}

type AnchorProps = DetailedHTMLProps<AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement> & { readonly href: string }
type BlockProps = DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement>

/** Returns the props of an entry for React Aria. The link of an entry sets its address itself; React Aria only needs to render a link. */
export function entryProps(entry: DropdownEntry, { entryClassName, ...list }: ListProps) {
  const shared = { id: entry.id, textValue: entry.text, className: entryClassName, ref: takeOver(entry, list), children: entry.text }
  if (!('renderLink' in entry)) return shared
  return {
    ...shared,
    href: '#',
    render(props: AnchorProps | BlockProps) {
      if (!('href' in props)) return createElement('div', props)
      const { href: _, target: _none, ...attributes } = props
      return entry.renderLink(attributes)
    },
  }
}

/** Returns the ref of an entry. It focuses the entry if the plain link of the entry has the focus, or if the entry is the first to have it. */
function takeOver({ id }: DropdownEntry, { focus, onReady }: Pick<ListProps, 'focus' | 'onReady'>) {
  return (element: HTMLElement | null): void => {
    const popover = element?.closest<HTMLElement>('[popover]')
    if (!popover) return
    focus.current ??= popover.querySelector<HTMLElement>('[data-entry]:focus-within')?.dataset['entry']
    if (focus.current === id) focusEntry(popover, focus)
    onReady()
  }
}

/** Focuses the entry with the id in `focus`, if React Aria has rendered it and the popover is visible. */
export function focusEntry(popover: HTMLElement, focus: ListProps['focus']): void {
  const entry = focus.current !== undefined && popover.querySelector<HTMLElement>(`[data-key="${CSS.escape(focus.current)}"]`)
  if (!entry) return
  entry.focus()
  if (document.activeElement === entry) focus.current = undefined
}

/**
 * Returns the id of the entry to focus if a key opens the list, by the keyboard tables of the APG. Returns `undefined` for other keys.
 *
 * A menu opens at its first entry, or with the arrow up at its last. A listbox opens at the selected option. Home and End open it at its
 * ends, and a letter opens it at the first option that begins with the letter.
 */
export function entryForKey(popup: 'menu' | 'listbox', entries: readonly DropdownEntry[], key: string): string | undefined {
  const current = entries.find((entry) => popup === 'listbox' && 'isCurrent' in entry && entry.isCurrent) ?? entries[0]
  if (key === 'ArrowDown' || key === 'Enter' || key === ' ') return current?.id
  if (key === 'ArrowUp') return popup === 'menu' ? entries.at(-1)?.id : current?.id
  if (popup === 'menu') return undefined
  if (key === 'Home') return entries[0]?.id
  if (key === 'End') return entries.at(-1)?.id
  const isLetter = [...key].length === 1
  return isLetter ? entries.find(({ text }) => text.slice(0, key.length).localeCompare(key, undefined, { sensitivity: 'base' }) === 0)?.id : undefined
}
