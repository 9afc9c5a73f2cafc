import { Button } from 'react-aria-components/Button'
import { Label, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Chevron } from '../icons/Chevron.tsx'
import { OptionList, type Option } from './OptionList.tsx'
import stylesheet from './choice.css?url'

interface Props {
  readonly label: string
  /** Name of the value in form data. */
  readonly name: string
  readonly options: readonly Option[]
  readonly initial?: string
}

/**
 * Selects one of several options. APG pattern: combobox, select-only. A native form submits its value.
 *
 * Render it only in the browser: React Aria sets a style attribute, which the Content Security Policy refuses in markup from the server.
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
