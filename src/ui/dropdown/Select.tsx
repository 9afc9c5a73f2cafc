import { Dropdown, type DropdownProps } from './Dropdown.tsx'

/**
 * Renders options, each a link, behind a button that shows the selected one. APG pattern: listbox with a button; before React Aria is
 * loaded, disclosure.
 *
 * The list opens at the selected option, with Home and End at its ends, and with a letter at the option that begins with it. Arrow keys
 * only move the focus, because each option leads to another address.
 */
export function Select(props: DropdownProps) {
  return <Dropdown {...props} popup="listbox" />
}
