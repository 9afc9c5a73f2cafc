import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Loaded with the first navigation. If this fails, pages keep their fallback fonts. */
const load = () => import('./late-fonts.ts').catch(() => undefined)

/** Lets pages after a client-side navigation use the fonts that arrived too late for the previous page. */
export function LateFonts() {
  const router = useRouter()
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', () => void load().then((faces) => faces?.fetchFonts(faces.fetchedFonts()))),
      router.subscribe('onBeforeRouteMount', () => void load().then((faces) => faces?.showFonts())),
    ]
    return () => stops.forEach((stop) => stop())
  }, [router])
  return null
}
