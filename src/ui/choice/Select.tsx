import { Button } from 'react-aria-components/Button'
import { Label, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Chevron } from '../icons/Chevron.tsx'
import { OptionList, type Option } from './OptionList.tsx'
import stylesheet from './choice.css?url'

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
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <AriaSelect name={name} className="choice" placeholder="–" defaultValue={initial}>
        <Label className="choice-label">{label}</Label>
        <Button className="choice-field">
          <SelectValue />
          <Chevron />
        </Button>
        <OptionList items={options} />
      </AriaSelect>
    </>
  )
}
