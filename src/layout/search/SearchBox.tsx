import { useState, type KeyboardEvent } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { Combobox } from '#app/ui/choice/Combobox.tsx'
import { Dialog } from '#app/ui/overlay/Dialog.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  readonly locale: Locale
  /** Address of the search page. */
  readonly action: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Renders the search field and suggests pages while the visitor types. Enter without a selection opens all results. */
export function SearchBox({ locale, action, isOpen, onOpenChange }: Props) {
  const [text, setText] = useState('')
  const suggestions = useSuggestions(locale, isOpen ? text : '')

  /** The list would handle Enter itself, even if no option is selected. */
  function submit({ key, target, nativeEvent, currentTarget }: KeyboardEvent<HTMLFormElement>) {
    const isChosen = target instanceof HTMLInputElement && target.getAttribute('aria-activedescendant')
    if (key === 'Enter' && target instanceof HTMLInputElement && !isChosen && !nativeEvent.isComposing) currentTarget.requestSubmit()
  }

  return (
    <Dialog title={m.search_title()} closeLabel={m.term_close()} isOpen={isOpen} onOpenChange={onOpenChange}>
      <form role="search" action={action} onKeyDownCapture={submit}>
        <Combobox
          label={m.search_title()}
          name="q"
          options={suggestions.map(({ id, title, kind, why, href, locale: lang }) => ({
            id,
            label: title,
            note: kind,
            line: why,
            href,
            lang,
          }))}
          typed={{ text, onChange: setText, languageTag: locale }}
        />
        <button type="submit">{m.search_title()}</button>
      </form>
    </Dialog>
  )
}
