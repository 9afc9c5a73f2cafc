import type { Crumb } from '../page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import { Breadcrumbs } from '#app/ui/navigation/Breadcrumbs.tsx'

/** Show the pages above this one, and this one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const links = crumbs.flatMap(({ title, target }) => (target ? [{ id: title.text, link: <CrumbLink title={title} target={target} /> }] : []))
  const current = crumbs.find((crumb) => !crumb.target)
  return current && <Breadcrumbs label={m.breadcrumb()} links={links} current={<span {...phraseProps(current.title)}>{current.title.text}</span>} />
}

function CrumbLink({ title, target }: Required<Crumb>) {
  return (
    <SiteLink target={target} {...phraseProps(title)}>
      {title.text}
    </SiteLink>
  )
}
