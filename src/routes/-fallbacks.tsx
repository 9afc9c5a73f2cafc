import { useRouter, type ErrorComponentProps, type NotFoundRouteProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ContentError } from '#app/content/error.ts'
import { BareFrameOnDemand } from '#app/layout/frame/BareFrameOnDemand.tsx'
import { ErrorView } from '#app/layout/status/ErrorView.tsx'
import { NotFoundView } from '#app/layout/status/NotFoundView.tsx'
import { UnavailableView } from '#app/layout/status/UnavailableView.tsx'
import { isMissingScript } from './-missing-scripts.ts'

function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isScriptMissing = isMissingScript(error)
  useEffect(() => {
    if (!isScriptMissing) return undefined
    const leaving = new AbortController()
    // Gone with an older build, if the site answers: a whole document brings its own.
    fetch(location.href, { method: 'HEAD', signal: leaving.signal }).then(
      () => location.reload(),
      () => undefined,
    )
    return () => leaving.abort()
  }, [isScriptMissing])
  const retry = () => {
    // Some browsers remember that a script did not come.
    if (isScriptMissing) return location.reload()
    reset()
    void router.invalidate()
  }
  return error instanceof ContentError && error.code === 'unavailable' ? <UnavailableView onRetry={retry} /> : <ErrorView onRetry={retry} />
}

function PageNotFound({ data }: Pick<NotFoundRouteProps, 'data'>) {
  return <NotFoundView data={data} />
}

/** What a page shows instead of itself. Named on every page route, so that the site's frame stays around it. */
export const fallbacks = { errorComponent: PageError, notFoundComponent: PageNotFound }

/** The same where not even the frame could be made. */
export const bareFallbacks = {
  errorComponent: (props: ErrorComponentProps) => (
    <BareFrameOnDemand>
      <PageError {...props} />
    </BareFrameOnDemand>
  ),
  notFoundComponent: ({ data }: NotFoundRouteProps) => (
    <BareFrameOnDemand>
      <PageNotFound data={data} />
    </BareFrameOnDemand>
  ),
}
