import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { localeInfo } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { m } from '#messages'
import { Lightbox } from '#app/ui/lightbox/Lightbox.tsx'
import { PictureFormats } from '../picture/PictureView.tsx'
import { largePictureUrl, pictureSources } from '../picture/picture-url.ts'
import { fragmentOf, pictureIdOf, type Enlargeable, type Press } from './lightbox.ts'

interface Props {
  /** In any order. */
  readonly pictures: readonly Enlargeable[]
  /** Opens the lightbox. Without a press, the address opens it. */
  readonly press: Press | undefined
}

/** Shows the picture in the address large. Other pictures of the page follow in document order. Closing goes back in the history. */
export function FigureLightbox({ pictures, press }: Props) {
  const { shown, turnTo, close } = useAddressedPicture(pictures, press)
  const direction = localeInfo(useLocale()).dir
  const inOrder = useMemo(() => pictures.toSorted(byPlace), [pictures])
  const current = useLast(shown)
  if (!current) return null
  const { picture, link } = current
  const index = inOrder.indexOf(current)
  const { title, alt } = picture
  return (
    <Lightbox
      isOpen={shown !== undefined}
      onClose={close}
      index={index}
      count={inOrder.length}
      onTurn={(next) => {
        const turned = inOrder[next]
        if (turned) turnTo(turned)
      }}
      direction={direction}
      returnTo={link}
      labels={{
        all: m.figures_label(),
        previous: m.figures_previous(),
        next: m.figures_next(),
        zoom: m.figures_closer(),
        close: m.term_close(),
        position: m.carousel_position({ n: index + 1, count: inOrder.length }),
      }}
      wall={picture.isDrawing ? undefined : 'dark'}
      caption={title && <LocalizedTextView as="p" of={title} />}
    >
      <picture>
        <PictureFormats sources={pictureSources(picture, 'natural')} sizes="100vw" />
        <img src={largePictureUrl(picture)} alt={alt.text} draggable={false} {...textProps(alt)} />
      </picture>
    </Lightbox>
  )
}

/** Opens a picture under its fragment. If it was opened by a press, closing goes back in the history. */
function useAddressedPicture(pictures: readonly Enlargeable[], press: Press | undefined) {
  const navigate = useNavigate()
  const router = useRouter()
  const fragment = useLocation({ select: ({ hash }) => hash })
  const wasOpenedHere = useRef(false)

  useEffect(() => {
    if (!press) return
    wasOpenedHere.current = true
    void navigate({ to: '.', search: true, hash: fragmentOf(press.picture), resetScroll: false, hashScrollIntoView: false })
  }, [press, navigate])

  const replace = (hash: string) => void navigate({ to: '.', search: true, hash, replace: true, resetScroll: false, hashScrollIntoView: false })
  return {
    shown: pictures.find(({ picture }) => picture.id === pictureIdOf(fragment)),
    turnTo: ({ picture }: Enlargeable) => replace(fragmentOf(picture)),
    close() {
      if (wasOpenedHere.current) router.history.back()
      else replace('')
      wasOpenedHere.current = false
    },
  }
}

function byPlace({ link }: Enlargeable, other: Enlargeable): number {
  return link.compareDocumentPosition(other.link) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** Returns the last picture that was shown, so that it stays visible until the lightbox has closed. */
function useLast(shown: Enlargeable | undefined): Enlargeable | undefined {
  const [last, setLast] = useState(shown)
  if (shown && shown !== last) setLast(shown)
  return shown ?? last
}
