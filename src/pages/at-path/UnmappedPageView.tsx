import { GenericPageView, type GenericPage } from '../generic-page/GenericPageView.tsx'
import { type GenericListing, GenericListingView } from '../generic-page/listing/GenericListingView.tsx'

export interface UnmappedPageProps {
  readonly page: GenericListing | GenericPage
}

/** Renders the page of an entry of an unmapped type, or their list. */
export function UnmappedPageView({ page }: UnmappedPageProps) {
  return page.shows === 'list' ? <GenericListingView page={page} /> : <GenericPageView page={page} />
}
