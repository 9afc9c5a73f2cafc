import { ListBox, ListBoxItem, Popover } from 'react-aria-components/Select'
import styles from './Select.module.css'

export interface Option {
  readonly id: string
  readonly label: string
}

/** Show what can be chosen in a popover; the element around it hands the options on where they are not given. */
export function OptionList({ items }: { items?: readonly Option[] }) {
  return (
    <Popover className={styles.popover ?? ''}>
      <ListBox items={items} className={styles.list ?? ''}>
        {({ id, label }: Option) => (
          <ListBoxItem id={id} className={styles.option ?? ''}>
            {label}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
