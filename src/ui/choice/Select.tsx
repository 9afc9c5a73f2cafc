import { Button } from 'react-aria-components/Button'
import { Label, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Chevron } from '../icons/Chevron.tsx'
import { OptionList, type Option } from './OptionList.tsx'
import styles from './Select.module.css'

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
      <OptionList items={options} />
    </AriaSelect>
  )
}
