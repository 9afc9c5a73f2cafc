import type { Crumb } from '#app/content/view/page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/SiteLink.tsx'
import { m } from '#messages'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'

/** Show the pages above this one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const links = crumbs.map(({ title, target }) => ({
    id: title.text,
    link: (
      <SiteLink target={target} {...phraseProps(title)}>
        {title.text}
      </SiteLink>
    ),
  }))
  return <Breadcrumbs label={m.breadcrumb()} links={links} />
}
