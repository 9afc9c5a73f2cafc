import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { FigureLightbox } from './FigureLightbox.tsx'
import { fragmentOf, LightboxContext, pictureIdOf, type Enlargeable, type LightboxControl } from './lightbox.ts'

const load = () => import('./FigureLightbox.tsx')

/**
 * Give the pictures below a lightbox that turns through all of them.
 *
 * Each opens under an address of its own (`#figure-…`); closing goes back. The dialog is fetched on intent; a press waits
 * for it.
 */
export function LightboxProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const router = useRouter()
  const fragment = useLocation({ select: ({ hash }) => hash })
  const [pictures, setPictures] = useState<readonly Enlargeable[]>([])
  const [Box, setBox] = useState<typeof FigureLightbox>()
  const wasOpenedHere = useRef(false)
  const shown = pictures.find(({ picture }) => picture.id === pictureIdOf(fragment))
  const isOpen = shown !== undefined

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
          () => {
            wasOpenedHere.current = true
            void navigate({ to: '.', search: true, hash: fragmentOf(picture), resetScroll: false, hashScrollIntoView: false })
          },
          () => location.assign(link.href),
        )
      },
    }),
    [navigate],
  )

  useEffect(() => {
    if (!isOpen) return
    load().then(
      (module) => setBox(() => module.FigureLightbox),
      () => undefined,
    )
  }, [isOpen])

  const replace = (hash: string) => void navigate({ to: '.', search: true, hash, replace: true, resetScroll: false, hashScrollIntoView: false })
  function close() {
    if (wasOpenedHere.current) router.history.back()
    else replace('')
    wasOpenedHere.current = false
  }
  return (
    <LightboxContext value={control}>
      {children}
      {Box && <Box pictures={pictures} shown={shown} onTurn={({ picture }) => replace(fragmentOf(picture))} onClose={close} />}
    </LightboxContext>
  )
}
