import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ContentError } from '../content/error.ts'
import { BareFrame } from '../site/BareFrame.tsx'
import { ErrorView } from '../site/pages/ErrorView.tsx'
import { NotFoundView } from '../site/pages/NotFoundView.tsx'
import { UnavailableView } from '../site/pages/UnavailableView.tsx'

function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return error instanceof ContentError && error.code === 'unavailable' ? <UnavailableView onRetry={retry} /> : <ErrorView onRetry={retry} />
}

function PageNotFound() {
  return <NotFoundView />
}

/** What a page shows instead of itself. Named on every page route, so that the site's frame stays around it. */
export const fallbacks = { errorComponent: PageError, notFoundComponent: PageNotFound }

/** The same where not even the frame could be made. */
export const bareFallbacks = {
  errorComponent: (props: ErrorComponentProps) => (
    <BareFrame>
      <PageError {...props} />
    </BareFrame>
  ),
  notFoundComponent: () => (
    <BareFrame>
      <PageNotFound />
    </BareFrame>
  ),
}
