import { ComboBox, Input, Label } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { OptionList, type Option } from './OptionList.tsx'
import stylesheet from './choice.css?url'

interface Props {
  readonly label: string
  readonly name: string
  readonly options: readonly Option[]
  /** Set if the options depend on the typed text and any text is valid, so that the options are only suggestions. The label is then visually hidden. */
  readonly typed?: { readonly text: string; readonly onChange: (text: string) => void; readonly languageTag: string }
}

/**
 * Selects one of many options by typing. APG pattern: combobox with list autocomplete.
 *
 * Arrow keys open the list and move, Enter selects, Escape closes and then clears. The number of results is announced. Options with an
 * address are followed.
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
