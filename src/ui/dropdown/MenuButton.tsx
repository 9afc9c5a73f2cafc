import { Dropdown, type DropdownProps } from './Dropdown.tsx'

/**
 * Renders links and commands behind a button. APG pattern: menu button; before React Aria is loaded, disclosure.
 *
 * Enter, Space and the arrow down open the menu at its first entry, the arrow up at its last. Arrow keys wrap around, letters jump, Escape
 * closes. For the pages of a site use `NavigationMenu`.
 */
export function MenuButton(props: DropdownProps) {
  return <Dropdown {...props} popup="menu" />
}
