import { ComboBox, Input, Label } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { OptionList, type Option } from './OptionList.tsx'
import stylesheet from './choice.css?url'

interface Props {
  readonly label: string
  readonly name: string
  readonly options: readonly Option[]
  /** Given where the options follow what is typed, and anything may be typed: they are only suggested. What stands above says the label then. */
  readonly typed?: { readonly text: string; readonly onChange: (text: string) => void; readonly languageTag: string }
}

/**
 * Type to find one of many. APG pattern: combobox with list autocomplete.
 *
 * Down and Up open and walk, Enter takes, Escape closes and then empties; what is found is counted aloud. Options that
 * are links are followed.
 */
export function Combobox({ label, name, options, typed }: Props) {
  const suggested = typed && {
    items: options,
    inputValue: typed.text,
    onInputChange: typed.onChange,
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    autoFocus: true,
  }
  const combobox = (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <ComboBox name={name} className="choice" menuTrigger="input" {...(suggested ?? { defaultItems: options })}>
        <Label className={typed ? 'visually-hidden' : 'choice-label'}>{label}</Label>
        <Input className="choice-field" dir={typed && 'auto'} enterKeyHint={typed && 'search'} maxLength={typed && 200} />
        <OptionList />
      </ComboBox>
    </>
  )
  return typed ? <I18nProvider locale={typed.languageTag}>{combobox}</I18nProvider> : combobox
}
