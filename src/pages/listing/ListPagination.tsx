import type { Locale } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import { Pagination } from '#app/ui/navigation/Pagination.tsx'

interface Props {
  readonly locale: Locale
  /** The current page, from 1. */
  readonly page: number
  readonly pages: number
  /** Returns the address of another page of the list. */
  readonly placeOf: (page: number) => Place
}

/** Renders links to the pages of a list. */
export function ListPagination({ locale, page, pages, placeOf }: Props) {
  return (
    <Pagination
      label={m.pagination()}
      page={page}
      pages={pages}
      names={{ previous: m.previous_page(), next: m.next_page(), page: (number) => m.page_number({ page: number }) }}
      renderLink={(number, content, attributes) => (
        <SiteLink key={number} target={{ kind: 'place', locale, place: placeOf(number) }} {...attributes}>
          {content}
        </SiteLink>
      )}
    />
  )
}
