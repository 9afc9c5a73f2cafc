import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, SubmenuTrigger } from 'react-aria-components/Menu'
import styles from './Menu.module.css'

interface MenuEntry {
  readonly id: string
  readonly label: string
  /** Address, if the item is a link. */
  readonly href?: string
  readonly children?: readonly MenuEntry[]
}

interface Props {
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly onAction?: (id: string) => void
}

/**
 * Renders commands behind a button, with submenus. APG pattern: menu button.
 *
 * For site navigation use disclosures (`useDisclosures`) instead. Arrow keys wrap around, and open or close submenus in the reading
 * direction. Letters jump to items, Home and End to the ends.
 */
export function Menu({ label, entries, onAction }: Props) {
  return (
    <MenuTrigger>
      <Button className={styles.button ?? ''}>{label}</Button>
      <Entries entries={entries} onAction={onAction} />
    </MenuTrigger>
  )
}

function Entries({ entries, onAction }: { entries: readonly MenuEntry[]; onAction: Props['onAction'] }) {
  return (
    <Popover className={styles.popover ?? ''}>
      <AriaMenu className={styles.menu ?? ''} items={entries} onAction={(key) => onAction?.(String(key))}>
        {(entry) => <Entry entry={entry} onAction={onAction} />}
      </AriaMenu>
    </Popover>
  )
}

function Entry({ entry, onAction }: { entry: MenuEntry; onAction: Props['onAction'] }) {
  const item = (
    <MenuItem id={entry.id} className={styles.item ?? ''} textValue={entry.label} href={entry.href}>
      {entry.label}
    </MenuItem>
  )
  if (!entry.children) return item
  return (
    <SubmenuTrigger>
      {item}
      <Entries entries={entry.children} onAction={onAction} />
    </SubmenuTrigger>
  )
}
