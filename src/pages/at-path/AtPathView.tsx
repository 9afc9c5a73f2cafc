import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { PageView, type ContentPage } from '../page/PageView.tsx'
import { UnmappedPageView, type UnmappedPageProps } from './UnmappedPageView.tsx'

// Spaces with the site's model have no such pages.
const OwnPage = createIsomorphicFn()
  .server(atOnce(UnmappedPageView))
  .client(onDemand(async () => (await import('./UnmappedPageView.tsx')).UnmappedPageView))

/** Renders the page at a path of slugs. */
export function AtPathView({ page }: { page: ContentPage | UnmappedPageProps['page'] }) {
  return 'shows' in page ? <OwnPage page={page} /> : <PageView page={page} />
}
