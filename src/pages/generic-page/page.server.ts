import type { Content, Entry } from '#app/content/content.ts'
import type { OwnListing } from 'content-mapping/mapped-space.ts'
import { findOwn, type Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, entryMeta, placeCrumb } from '#app/content/pages/meta.server.ts'
import { moment } from '#app/content/reading/moment.server.ts'
import { unmappedFields } from '#app/sections/unmapped-fields/unmapped-fields.server.ts'
import { pageBuild } from '#app/sections/registry.server.ts'
import { genericPageModel } from '#app/entries/generic-page/page-type.server.ts'
import type { GenericPage } from './GenericPageView.tsx'

/** Returns the entry of an unmapped type by its slug. */
export async function genericPage(content: Content, listing: OwnListing, slug: string): Promise<Lookup<GenericPage>> {
  const found = await findOwn(content, listing, slug)
  if (found.kind !== 'entry') return found
  const page = await pageOf(found.entry, listing)
  return page ? { kind: 'page', page } : { kind: 'missing' }
}

async function pageOf(entry: Entry, { name, segment }: OwnListing): Promise<GenericPage | undefined> {
  const value = entry.read(genericPageModel)
  if (!value) return undefined
  const { content } = entry
  const { locale } = content
  const { title, summary, picture } = value
  const build = pageBuild(entry)
  const shownPicture = picture?.isPicture ? picture : undefined
  const own = await unmappedFields(build, entry, { shown: [title, summary, shownPicture?.id] })
  return {
    shows: 'entry',
    locale,
    title,
    summary,
    picture: shownPicture?.picture(),
    date: value.date === undefined ? undefined : moment(locale, value.date),
    own,
    meta: entryMeta(entry, { title, description: summary, picture: shownPicture }),
    breadcrumb: breadcrumb(content, title, [placeCrumb(locale, name, { route: 'page', path: segment })]),
    terms: build.terms.all(),
  }
}
