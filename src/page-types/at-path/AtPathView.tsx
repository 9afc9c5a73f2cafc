import { GenericPageView } from '../generic-page/GenericPageView.tsx'
import type { GenericListing } from '../generic-page/listing/page.ts'
import { GenericListingView } from '../generic-page/listing/GenericListingView.tsx'
import type { GenericPage } from '../generic-page/page.ts'
import { PageView } from '../page/PageView.tsx'
import type { ContentPage } from '../page/page.ts'

/** Show what lies at a path of slugs. */
export function AtPathView({ page }: { page: ContentPage | GenericListing | GenericPage }) {
  if (!('shows' in page)) return <PageView page={page} />
  return page.shows === 'list' ? <GenericListingView page={page} /> : <GenericPageView page={page} />
}
