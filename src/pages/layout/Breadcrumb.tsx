import type { Crumb } from '#app/content/view/page-meta.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { m } from '#messages'
import { Breadcrumbs } from '#app/ui/navigation/Breadcrumbs.tsx'

/** Renders the path to this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const links = crumbs.flatMap(({ title, target }) => (target ? [{ id: title.text, link: <CrumbLink title={title} target={target} /> }] : []))
  const current = crumbs.find((crumb) => !crumb.target)
  return current && <Breadcrumbs label={m.breadcrumb()} links={links} current={<LocalizedTextView of={current.title} />} />
}

function CrumbLink({ title, target }: Required<Crumb>) {
  return <TitleLink title={title} target={target} />
}
