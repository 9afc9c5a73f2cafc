import { startTransition, useState, type ComponentProps, type FocusEvent } from 'react'
import { SearchForm } from './SearchForm.tsx'
import type { SuggestedPages } from './SuggestedPages.tsx'

type Props = Omit<ComponentProps<typeof SearchForm>, 'children'>

/** Renders a search field that suggests pages. The script for suggestions is loaded when the field gets the focus. The form works without it. */
export function SearchWithSuggestions(props: Props) {
  const [Suggested, setSuggested] = useState<typeof SuggestedPages>()
  const [text, setText] = useState('')
  const prepare = ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
    // Words that were typed before hydration.
    setText(currentTarget.querySelector('input')?.value ?? '')
    void import('./SuggestedPages.tsx').then(
      // `startTransition` shows the suggestions only after their style sheets have loaded.
      (loaded) => startTransition(() => setSuggested(() => loaded.SuggestedPages)),
      () => {},
    )
  }
  return (
    <SearchForm {...props} onFocus={prepare} onInput={({ target }) => target instanceof HTMLInputElement && setText(target.value)}>
      {Suggested && <Suggested locale={props.locale} text={text} />}
    </SearchForm>
  )
}
