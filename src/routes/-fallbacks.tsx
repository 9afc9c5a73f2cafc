import { useRouter, type ErrorComponentProps, type NotFoundRouteProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ContentError } from '#app/content/error.ts'
import { BareLayoutOnDemand } from '#app/layout/site-layout/BareLayoutOnDemand.tsx'
import { ErrorView, UnavailableView } from '#app/layout/status/ErrorView.tsx'
import { NotFoundView } from '#app/layout/status/NotFoundView.tsx'
import { isOfOtherBuild } from './-other-build.ts'

function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isOtherBuild = isOfOtherBuild(error)
  useEffect(() => {
    if (!isOtherBuild) return undefined
    const leaving = new AbortController()
    // If the site responds, reloading gets its build.
    fetch(location.href, { method: 'HEAD', signal: leaving.signal }).then(
      () => location.reload(),
      () => undefined,
    )
    return () => leaving.abort()
  }, [isOtherBuild])
  const retry = () => {
    // Some browsers cache a failed script, so the document must be reloaded.
    if (isOtherBuild) return location.reload()
    reset()
    void router.invalidate()
  }
  return error instanceof ContentError && error.code === 'unavailable' ? <UnavailableView onRetry={retry} /> : <ErrorView onRetry={retry} />
}

function PageNotFound({ data }: Pick<NotFoundRouteProps, 'data'>) {
  return <NotFoundView data={data} />
}

/** Views for a failed or missing page. Set on each page route, so that the layout remains. */
export const fallbacks = { errorComponent: PageError, notFoundComponent: PageNotFound }

/** The same without the layout, if that could not be rendered. */
export const bareFallbacks = {
  errorComponent: (props: ErrorComponentProps) => (
    <BareLayoutOnDemand>
      <PageError {...props} />
    </BareLayoutOnDemand>
  ),
  notFoundComponent: ({ data }: NotFoundRouteProps) => (
    <BareLayoutOnDemand>
      <PageNotFound data={data} />
    </BareLayoutOnDemand>
  ),
}
