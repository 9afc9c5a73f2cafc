import { m } from '#messages'
import { ListFilter } from '#app/pages/listing/ListFilter.tsx'
import { ListingHead } from '#app/pages/listing/ListingHead.tsx'
import { SearchForm } from '#app/layout/search/SearchForm.tsx'
import { Pagination } from '#app/ui/navigation/Pagination.tsx'
import { FoundPages } from './found/FoundPages.tsx'
import type { SearchPage } from './page.ts'
import { SearchLink } from './SearchLink.tsx'
import { SearchState } from './SearchState.tsx'
import stylesheet from './search.css?url'

/** Shows the search form, the results and the filters. Only this page loads its styles. */
export function SearchView({ page }: { page: SearchPage }) {
  const { locale, words, texts, filters, hits } = page
  const place = { route: 'search', q: words, type: page.type, topic: page.topic } as const
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <ListingHead breadcrumb={page.breadcrumb} title={m.search_title()}>
        {/* With results on the page, an on-screen keyboard would cover them. */}
        <SearchForm className="search-form" locale={locale} words={words} label={texts.label} isFocused={words === ''} />
      </ListingHead>
      <div className="page columns search">
        <div className="search-body">
          {words !== '' && <p className="search-asked">{page.meta.title}</p>}
          <SearchState page={page} />
        </div>
        {filters.length > 0 && <ListFilter label={texts.filter} groups={filters} Link={SearchLink} />}
        <div className="search-body">
          {hits.length > 0 && <FoundPages hits={hits} some={page.texts.some} isLoose={page.isLoose} />}
          <Pagination
            label={m.pagination()}
            page={page.page}
            pages={page.pages}
            names={{ previous: m.previous_page(), next: m.next_page(), page: (number) => m.page_number({ page: number }) }}
            renderLink={(number, content, attributes) => (
              <SearchLink key={number} target={{ kind: 'place', locale, place: { ...place, page: number } }} {...attributes}>
                {content}
              </SearchLink>
            )}
          />
        </div>
      </div>
    </>
  )
}
