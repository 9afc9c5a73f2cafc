import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fetchedFaces, fetchFaces, showFaces } from './late-faces.ts'

/** Let a page that follows without a document have the faces that came too late for the one before. */
export function LateFaces() {
  const router = useRouter()
  useEffect(() => {
    const stops = [router.subscribe('onBeforeNavigate', () => void fetchFaces(fetchedFaces())), router.subscribe('onBeforeRouteMount', showFaces)]
    return () => stops.forEach((stop) => stop())
  }, [router])
  return null
}
