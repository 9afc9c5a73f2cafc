import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { PageView } from '../page/PageView.tsx'
import type { ContentPage } from '../page/page.ts'
import { OwnPageView, type OwnPageProps } from './OwnPageView.tsx'

// Spaces of the site's own model have none.
const OwnPage = createIsomorphicFn()
  .server(atOnce(OwnPageView))
  .client(onDemand(async () => (await import('./OwnPageView.tsx')).OwnPageView))

/** Show what lies at a path of slugs. */
export function AtPathView({ page }: { page: ContentPage | OwnPageProps['page'] }) {
  return 'shows' in page ? <OwnPage page={page} /> : <PageView page={page} />
}
