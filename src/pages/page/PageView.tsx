import { PageCard } from '#app/entries/page/card/PageCard.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { m } from '#messages'
import { PageProviders } from '../providers/PageProviders.tsx'
import { Breadcrumb } from '../layout/Breadcrumb.tsx'
import { OwnRegion } from '../layout/OwnRegion.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { PageTerms } from '#app/rich-text/terms/PageTerms.tsx'
import { TitledRegion } from '../layout/TitledRegion.tsx'
import { CardList } from '#app/entries/card/CardList.tsx'
import styles from './PageView.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { PageWithTerms } from '#app/rich-text/terms/term.ts'
import type { UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'
import type { Section } from '#app/sections/registry.tsx'
import type { CardOf } from '#app/entries/cards.tsx'

/** The home page or a nested page, composed of sections. */
export interface ContentPage extends PageWithTerms {
  readonly home: boolean
  readonly title: LocalizedText
  readonly summary?: LocalizedText
  readonly sections: readonly Section[]
  readonly own?: UnmappedContent
  /** Child pages that no section shows. */
  readonly children: readonly CardOf<'page'>[]
}

/** Renders the home page or a composed page. If the first section is a hero, it is the head of the page. Otherwise the title is. */
export function PageView({ page }: { page: ContentPage }) {
  const opening = page.sections[0]
  const headIsHero = opening?.type === 'hero'
  // Terms that the page lists are defined there.
  const listed = new Set(page.sections.flatMap((section) => (section.type === 'list' ? section.terms.map(({ id }) => id) : [])))
  return (
    <PageProviders terms={page.terms}>
      <article data-home={page.home || undefined}>
        {!headIsHero && <PageHead breadcrumb={page.breadcrumb} title={page.title} summary={page.summary} size="medium" />}
        <SectionList sections={page.sections} headIsHero={headIsHero} way={page.breadcrumb.length > 0 && <Breadcrumb crumbs={page.breadcrumb} />} />
        <OwnRegion own={page.own} />
        {!page.home && page.children.length > 0 && (
          <TitledRegion title={m.children_title()} id="children">
            <CardList cards={page.children} className={styles.children}>
              {(child) => <PageCard card={child} />}
            </CardList>
          </TitledRegion>
        )}
        <PageTerms terms={page.terms.filter(({ id }) => !listed.has(id))} />
      </article>
    </PageProviders>
  )
}
