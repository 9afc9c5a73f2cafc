import { use, useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import type { Picture } from '#app/content/view/picture.ts'
import { useEarlyPress } from '#app/ui/intent/early-press.ts'
import { m } from '#messages'
import { largePictureUrl } from '../picture/picture-url.ts'
import styles from './EnlargeLink.module.css'
import { LightboxContext, type Enlargeable } from './lightbox.ts'

/** Link from a picture to its large version: in the surrounding lightbox, or as a file if there is no lightbox or no JavaScript. */
export function EnlargeLink({ picture, children }: { picture: Picture; children: ReactNode }) {
  const lightbox = use(LightboxContext)
  const own = useRef<Enlargeable>(undefined)
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (!lightbox || !link.current) return undefined
    own.current = { picture, link: link.current }
    return lightbox.add(own.current)
  }, [lightbox, picture])

  useEarlyPress(link)

  function press(event: MouseEvent) {
    if (!lightbox || !own.current || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    lightbox.open(own.current)
  }

  return (
    <a
      ref={link}
      className={styles.link}
      href={largePictureUrl(picture)}
      data-figure={picture.id}
      data-early={lightbox ? largePictureUrl(picture) : undefined}
      onPointerEnter={lightbox?.prepare}
      onFocus={lightbox?.prepare}
      onClick={press}
    >
      {children}
      <span className="visually-hidden">{m.figure_enlarge()}</span>
    </a>
  )
}
