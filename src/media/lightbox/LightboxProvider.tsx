import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { FigureLightbox } from './FigureLightbox.tsx'
import { LightboxContext, pictureIdOf, type Enlargeable, type LightboxControl, type Press } from './lightbox.ts'

const load = () => import('./FigureLightbox.tsx').then((module) => module.FigureLightbox)

/**
 * Provides a lightbox for all pictures below.
 *
 * Each picture has an address (`#figure-…`). The dialog is loaded on intent, and a press waits until it has loaded.
 */
export function LightboxProvider({ children }: { children: ReactNode }) {
  const isAddressed = useLocation({ select: ({ hash }) => pictureIdOf(hash) !== undefined })
  const [pictures, setPictures] = useState<readonly Enlargeable[]>([])
  const [press, setPress] = useState<Press>()
  const [Box, setBox] = useState<typeof FigureLightbox>()

  const control = useMemo<LightboxControl>(
    () => ({
      add(picture) {
        setPictures((before) => [...before, picture])
        return () => setPictures((before) => before.filter((each) => each !== picture))
      },
      prepare() {
        load().catch(() => undefined)
      },
      open({ picture, link }) {
        load().then(
          (loaded) => {
            setBox(() => loaded)
            setPress({ picture })
          },
          () => location.assign(link.href),
        )
      },
    }),
    [],
  )

  useEffect(() => {
    if (isAddressed)
      load().then(
        (loaded) => setBox(() => loaded),
        () => undefined,
      )
  }, [isAddressed])

  return (
    <LightboxContext value={control}>
      {children}
      {Box && <Box pictures={pictures} press={press} />}
    </LightboxContext>
  )
}
