import { m } from '#messages'
import { pageCard, present } from '../cards.server.ts'
import { INCLUDE, type Content } from '#app/content/content.server.ts'
import { findPage, type Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, entryMeta } from '#app/content/pages/meta.server.ts'
import { models, sectionModels } from '../models.server.ts'
import { pageBuild } from '#app/content/pages/page-build.server.ts'
import { linkTo } from '#app/content/links/places.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { buildSections } from '#app/sections/registry.server.ts'
import type { ContentPage, Crumb } from '../page.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Section } from '#app/sections/section.ts'

/** The page that the settings name as home. */
export async function homePage(content: Content): Promise<Lookup<ContentPage>> {
  const [settings] = await content.all({ content_type: 'siteSettings', include: 1 })
  const home = settings && content.read(settings, models.siteSettings)?.homePage
  const [raw] = home ? await content.all({ 'sys.id': home.id, include: INCLUDE }) : []
  const page = raw && (await contentPage(content, raw, true))
  return page ? { kind: 'page', page } : { kind: 'missing' }
}

/** A page by the path of its slug and those of its parents. */
export async function pageByPath(content: Content, path: string): Promise<Lookup<ContentPage>> {
  const found = await findPage(content, path.normalize('NFC'))
  if (found.kind !== 'entry') return found
  const page = await contentPage(content, found.raw, false)
  return page ? { kind: 'page', page } : { kind: 'missing' }
}

async function contentPage(content: Content, raw: RawEntry, home: boolean): Promise<ContentPage | undefined> {
  const value = content.read(raw, models.page)
  if (!value) return undefined
  const build = pageBuild(content, raw)
  const sections = await buildSections(build, value.sections ?? [])
  const children = home ? [] : present(content.tree.children(raw.id).map((id) => content.tree.page(id)))
  const shown = new Set(sections.flatMap((section) => ('items' in section ? section.items.map(({ id }) => id) : [])))
  const page: ContentPage = {
    locale: content.locale,
    home,
    title: value.title,
    ...(value.summary ? { summary: value.summary } : {}),
    sections: home ? sections : named(sections, value.title),
    children: present(children.map((child) => pageCard(content, child))).filter(({ id }) => !shown.has(id)),
    meta: entryMeta(content, raw, { title: value.title, description: value.summary, picture: firstPicture(content, value.sections), seo: value.seo }),
    breadcrumb: home ? [] : breadcrumb(content, m.home({}, { locale: content.locale }), value.title, parents(content, raw)),
    terms: build.terms.all(),
  }
  await content.placeholders.fill()
  return page
}

/** A hero that heads a page with words of its own says the page's name as well. */
function named(sections: readonly Section[], name: Phrase): readonly Section[] {
  const [first, ...rest] = sections
  return first?.type === 'hero' && first.title.text !== name.text ? [{ ...first, name }, ...rest] : sections
}

function parents(content: Content, raw: RawEntry): Crumb[] {
  return content.tree.ancestors(raw.id).flatMap((id) => {
    const parent = content.tree.page(id)
    const value = parent && content.read(parent, models.page)
    const target = parent && linkTo(content, parent)
    return value && target ? [{ title: value.title, target }] : []
  })
}

/** A page has no picture of its own for shared links: its hero's stands for it. */
function firstPicture(content: Content, sections: readonly RawEntry[] = []) {
  const [first] = sections
  return first?.type === 'hero' ? content.read(first, sectionModels.hero)?.picture : undefined
}
