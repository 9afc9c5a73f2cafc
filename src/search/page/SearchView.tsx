import { useSaidProps } from '#app/i18n/SaidLanguage.tsx'
import { m } from '#messages'
import { ListingHead } from '#app/page-types/listing/ListingHead.tsx'
import { Pagination } from '#app/ui/navigation/Pagination.tsx'
import { FoundPages } from './found/FoundPages.tsx'
import { Narrowings } from './Narrowings.tsx'
import type { SearchPage } from './page.ts'
import { SearchForm } from './SearchForm.tsx'
import { SearchLink } from './SearchLink.tsx'
import { SearchState } from './SearchState.tsx'
import stylesheet from './search.css?url'

/** Show the search: what to look for, what was found, and ways to narrow it or on. Its styles are fetched here alone. */
export function SearchView({ page }: { page: SearchPage }) {
  const { locale, words, said, kinds, topics, hits } = page
  const labelled = useSaidProps()
  const place = { route: 'search', q: words, type: page.type, topic: page.topic } as const
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <ListingHead breadcrumb={page.breadcrumb} title={m.search_title()}>
        <SearchForm locale={locale} words={words} label={said.label} />
      </ListingHead>
      <div className="page columns search">
        {page.state === 'found' && (
          <nav className="search-margin" data-stands="margin" aria-label={said.filter} {...labelled}>
            <Narrowings items={kinds} />
            {topics.length > 0 && <Narrowings items={topics} title={said.topics} />}
          </nav>
        )}
        <div className="search-body">
          {words !== '' && <p className="search-asked">{page.meta.title}</p>}
          <SearchState page={page} />
          {hits.length > 0 && <FoundPages hits={hits} />}
          <Pagination
            label={m.pagination()}
            page={page.page}
            pages={page.pages}
            names={{ previous: m.previous_page(), next: m.next_page(), page: (number) => m.page_number({ page: number }) }}
            renderLink={(number, content, attributes) => (
              <SearchLink key={number} to={{ kind: 'place', locale, place: { ...place, page: number } }} {...attributes}>
                {content}
              </SearchLink>
            )}
          />
        </div>
      </div>
    </>
  )
}
