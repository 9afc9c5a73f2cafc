import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { PlateBox } from './PlateBox.tsx'
import { PLATE_LINKS, plateFragment, readPlates, type Plate } from './read-plates.ts'

const load = () => import('./PlateBox.tsx')

/**
 * Open the plates of the page in a lightbox, each under an address of its own (`#plate-…`), and go back to close it.
 *
 * Stands once beside the page and listens for all its plates, which are plain links to the large picture without it. What
 * it opens is fetched on intent; a press waits for it, and follows the link if it does not come.
 */
export function PlateViewer() {
  const navigate = useNavigate()
  const router = useRouter()
  const fragment = useLocation({ select: (location) => location.hash })
  const [Box, setBox] = useState<typeof PlateBox>()
  const [plates, setPlates] = useState<readonly Plate[]>([])
  const isOwnStep = useRef(false)
  const index = plates.findIndex((plate) => plateFragment(plate.id) === fragment)

  useEffect(() => {
    const plateOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(PLATE_LINKS) : null)
    const prepare = (event: Event) => plateOf(event) && void load().catch(() => undefined)
    const press = (event: MouseEvent) => {
      const link = plateOf(event)
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      load().then(
        () => {
          isOwnStep.current = true
          void navigate({ to: '.', search: true, hash: plateFragment(link.dataset['plate'] ?? ''), resetScroll: false, hashScrollIntoView: false })
        },
        () => location.assign(link.href),
      )
    }
    document.addEventListener('pointerover', prepare)
    document.addEventListener('focusin', prepare)
    document.addEventListener('click', press)
    return () => {
      document.removeEventListener('pointerover', prepare)
      document.removeEventListener('focusin', prepare)
      document.removeEventListener('click', press)
    }
  }, [navigate])

  useEffect(() => {
    const found = fragment.startsWith(plateFragment('')) ? readPlates() : []
    if (found.length === 0) return
    load().then(
      (module) => {
        setBox(() => module.PlateBox)
        setPlates(found)
      },
      () => undefined,
    )
  }, [fragment])

  const replace = (hash: string) => void navigate({ to: '.', search: true, hash, replace: true, resetScroll: false, hashScrollIntoView: false })
  function close() {
    if (isOwnStep.current) router.history.back()
    else replace('')
    isOwnStep.current = false
  }
  if (!Box) return null
  return <Box plates={plates} index={index} onTurn={(next) => replace(plateFragment(plates[next]?.id ?? ''))} onClose={close} />
}
