import { useState, type KeyboardEvent } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { Combobox } from '#app/ui/choice/Combobox.tsx'
import { Dialog } from '#app/ui/overlay/Dialog.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  readonly locale: Locale
  /** The page of the search. */
  readonly action: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Ask what a visitor looks for, and suggest pages meanwhile. Enter without one of them leads to all that is found. */
export function SearchBox({ locale, action, isOpen, onOpenChange }: Props) {
  const [text, setText] = useState('')
  const suggestions = useSuggestions(locale, isOpen ? text : '')

  /** The list would keep Enter for itself, though nothing in it was chosen. */
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
