import { useState } from 'react'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import type { DropdownEntry } from '#app/ui/dropdown/entries.ts'
import { MenuButton } from '#app/ui/dropdown/MenuButton.tsx'
import link from '../footer/BackToTop.module.css'

/** Shares the address of the page. The code is loaded when a command is chosen. If that fails, the command has no effect. */
function share(way: 'copy' | 'app', page: { readonly title: string; readonly url: string }): void {
  import('./share-page.tsx').then(
    ({ sharePage }) => sharePage(way, page),
    () => {},
  )
}

/** Shares the page by email, by an app of the device, or by copying its address. Without scripts, by email only. */
export function ShareMenu({ locale, meta }: { readonly locale: Locale; readonly meta: PageMeta }) {
  const page = { title: meta.title, url: absoluteUrl(locale, meta.place) }
  const [hasApps, setHasApps] = useState(false)
  const email = `mailto:?${new URLSearchParams({ subject: page.title, body: page.url }).toString().replaceAll('+', '%20')}`
  const entries: DropdownEntry[] = [
    ...(hasApps ? [{ id: 'app', text: m.share_app(), onAction: () => share('app', page) }] : []),
    { id: 'copy', text: m.share_copy(), onAction: () => share('copy', page) },
    {
      id: 'email',
      text: m.share_email(),
      renderLink: (attributes) => (
        <a href={email} {...attributes}>
          {m.share_email()}
        </a>
      ),
    },
  ]
  return (
    <MenuButton
      label={m.share_page()}
      buttonContent={m.share_page()}
      entries={entries}
      classNames={{ button: link.link }}
      onBeforeOpen={() => setHasApps(navigator.canShare?.({ url: location.href }) ?? false)}
    />
  )
}
