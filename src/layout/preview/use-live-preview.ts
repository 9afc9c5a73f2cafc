import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Talk with Contentful's web app, where the page stands in a frame. */
export function useLivePreview(): void {
  const router = useRouter()
  useEffect(() => {
    if (window.top === window) return
    const pages = {
      readAgain: () => router.invalidate({ sync: true }),
      onOther: (listener: () => void) => void router.subscribe('onRendered', ({ pathChanged }) => pathChanged && listener()),
    }
    import('./live/live-preview.ts').then(({ startLivePreview }) => startLivePreview(pages)).catch(() => undefined)
  }, [router])
}
