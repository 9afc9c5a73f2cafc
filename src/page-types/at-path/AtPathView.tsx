import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense } from 'react'
import { PageView } from '../page/PageView.tsx'
import type { ContentPage } from '../page/page.ts'
import { OwnPageView, type OwnPageProps } from './OwnPageView.tsx'

// Spaces of the site's own model have none: browsers fetch the view with the first that is shown.
const OnDemand = lazy(async () => ({ default: (await import('./OwnPageView.tsx')).OwnPageView }))
const OwnPage = createIsomorphicFn()
  .server(OwnPageView)
  .client((props: OwnPageProps) => <OnDemand {...props} />)

/** Show what lies at a path of slugs. */
export function AtPathView({ page }: { page: ContentPage | OwnPageProps['page'] }) {
  if (!('shows' in page)) return <PageView page={page} />
  return (
    <Suspense>
      <OwnPage page={page} />
    </Suspense>
  )
}
