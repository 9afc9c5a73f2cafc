import { startTransition, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Locale } from '#app/i18n/locales.ts'
import { LocaleProvider } from '#app/i18n/messages/locale-context.ts'
import { SearchBox } from './SearchBox.tsx'

let root: Root | undefined

/** Open the search box over the page; `action` is the address of the search. It is apart from the page, which so need not know of it. */
export function openSearch(locale: Locale, action: string): void {
  const opened = (root ??= createRoot(document.createElement('div')))
  // A transition waits for its styles.
  startTransition(() => opened.render(<Opened key={performance.now()} locale={locale} action={action} />))
}

function Opened({ locale, action }: { readonly locale: Locale; readonly action: string }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <LocaleProvider locale={locale}>
      <SearchBox locale={locale} action={action} isOpen={isOpen} onOpenChange={setOpen} />
    </LocaleProvider>
  )
}
