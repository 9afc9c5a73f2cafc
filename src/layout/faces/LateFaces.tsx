import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Fetched with the first navigation; without it pages keep the stand-ins. */
const load = () => import('./late-faces.ts').catch(() => undefined)

/** Let a page that follows without a document have the faces that came too late for the one before. */
export function LateFaces() {
  const router = useRouter()
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', () => void load().then((faces) => faces?.fetchFaces(faces.fetchedFaces()))),
      router.subscribe('onBeforeRouteMount', () => void load().then((faces) => faces?.showFaces())),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router])
  return null
}
