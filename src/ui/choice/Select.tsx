import { Button } from 'react-aria-components/Button'
import { Label, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Chevron } from '../icons/Chevron.tsx'
import styles from './Select.module.css'

export interface Option {
  readonly id: string
  readonly label: string
}

interface Props {
  readonly label: string
  /** Under which the value is sent with its form. */
  readonly name: string
  readonly options: readonly Option[]
  readonly initial?: string
}

/**
 * Let one of several be chosen. APG pattern: combobox, select-only; its value is sent by a native form.
 *
 * Render it in the browser only: React Aria writes a style attribute here, which the policy refuses in server-made markup.
 */
export function Select({ label, name, options, initial }: Props) {
  return (
    <AriaSelect name={name} className={styles.select ?? ''} placeholder="–" defaultValue={initial}>
      <Label className={styles.label ?? ''}>{label}</Label>
      <Button className={styles.button ?? ''}>
        <SelectValue />
        <Chevron />
      </Button>
      <Popover className={styles.popover ?? ''}>
        <ListBox items={options} className={styles.list ?? ''}>
          {({ id, label: text }) => (
            <ListBoxItem id={id} className={styles.option ?? ''}>
              {text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
