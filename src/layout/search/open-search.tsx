import { startTransition, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Locale } from '#app/i18n/locales.ts'
import { LocaleProvider } from '#app/i18n/messages/locale-context.ts'
import { SearchBox } from './SearchBox.tsx'

let root: Root | undefined

/**
 * Opens the search box over the page. `action` is the address of the search page. It has a separate React root, so that the page does not
 * depend on it.
 */
export function openSearch(locale: Locale, action: string): void {
  const opened = (root ??= createRoot(document.createElement('div')))
  // A transition waits for the style sheets.
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
