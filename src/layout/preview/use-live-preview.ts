import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Starts the communication with Contentful's web app if the page is in an iframe. */
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
