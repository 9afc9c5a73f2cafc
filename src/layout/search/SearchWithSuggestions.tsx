import { startTransition, useState, type ComponentProps } from 'react'
import { SearchForm } from './SearchForm.tsx'
import type { SuggestedPages } from './SuggestedPages.tsx'

type Props = Omit<ComponentProps<typeof SearchForm>, 'children'>

/** Shows a search field that suggests pages below it. The script for that is loaded when the field gets the focus; without it the form works as well. */
export function SearchWithSuggestions(props: Props) {
  const [Suggested, setSuggested] = useState<typeof SuggestedPages>()
  const [text, setText] = useState('')
  const prepare = () =>
    void import('./SuggestedPages.tsx').then(
      // A transition waits for its styles.
      (loaded) => startTransition(() => setSuggested(() => loaded.SuggestedPages)),
      () => {},
    )
  return (
    <SearchForm {...props} onFocus={prepare} onInput={({ target }) => target instanceof HTMLInputElement && setText(target.value)}>
      {Suggested && <Suggested locale={props.locale} text={text} />}
    </SearchForm>
  )
}
