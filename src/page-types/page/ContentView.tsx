import type { ContentPage } from '../page.ts'
import { PageCard } from './card/PageCard.tsx'
import { SectionList } from '#app/sections/SectionList.tsx'
import { m } from '#messages'
import { TermsProvider } from '#app/rich-text/terms/terms.tsx'
import { Breadcrumb } from '#app/site/frame/Breadcrumb.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { TermsList } from '#app/rich-text/terms/TermsList.tsx'
import { Part } from '../layout/Part.tsx'
import styles from './ContentView.module.css'

/** Show the home page or a composed page: its opening section heads it if it is a hero, else its title does. */
export function ContentView({ page }: { page: ContentPage }) {
  const opening = page.sections[0]
  const headIsHero = opening?.type === 'hero'
  const overPicture = headIsHero && opening.layout === 'full' && opening.picture !== undefined
  // What the page lists is defined there.
  const listed = new Set(page.sections.flatMap((section) => (section.type === 'list' ? section.terms.map(({ id }) => id) : [])))
  return (
    <TermsProvider terms={page.terms}>
      <article {...(overPicture && { 'data-head': 'picture' })} data-home={page.home || undefined}>
        {headIsHero && page.breadcrumb.length > 0 && (
          <div className={styles.way} {...(overPicture && { 'data-color-scheme': 'dark' })}>
            <div className="page">
              <Breadcrumb crumbs={page.breadcrumb} />
            </div>
          </div>
        )}
        {!headIsHero && <PageHead breadcrumb={page.breadcrumb} title={page.title} summary={page.summary} size="medium" />}
        <SectionList sections={page.sections} headIsHero={headIsHero} />
        {!page.home && page.children.length > 0 && (
          <Part title={m.children_title()} id="children">
            <ul className={styles.children}>
              {page.children.map((child) => (
                <li key={child.id}>
                  <PageCard card={child} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        <TermsList terms={page.terms.filter(({ id }) => !listed.has(id))} />
      </article>
    </TermsProvider>
  )
}
