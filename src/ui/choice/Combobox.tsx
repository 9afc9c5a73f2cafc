import { ComboBox, Input, Label } from 'react-aria-components/ComboBox'
import { OptionList, type Option } from './OptionList.tsx'
import styles from './Select.module.css'

interface Props {
  readonly label: string
  readonly name: string
  readonly options: readonly Option[]
}

/**
 * Type to find one of many. APG pattern: combobox with list autocomplete.
 *
 * Down and Up open and walk, Enter takes, Escape closes and then empties; what is found is counted aloud.
 */
export function Combobox({ label, name, options }: Props) {
  return (
    <ComboBox name={name} className={styles.select ?? ''} defaultItems={options} menuTrigger="input">
      <Label className={styles.label ?? ''}>{label}</Label>
      <Input className={styles.button ?? ''} />
      <OptionList />
    </ComboBox>
  )
}
