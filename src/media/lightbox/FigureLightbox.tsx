import { useMemo, useState } from 'react'
import { localeInfo } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { m } from '#messages'
import { Lightbox } from '#app/ui/lightbox/Lightbox.tsx'
import { PictureFormats } from '../picture/PictureFormats.tsx'
import { largePictureUrl, pictureSources } from '../picture/picture-url.ts'
import type { Enlargeable } from './lightbox.ts'

interface Props {
  /** In any order. */
  readonly pictures: readonly Enlargeable[]
  /** Absent while the lightbox is closed. */
  readonly shown: Enlargeable | undefined
  readonly onTurn: (picture: Enlargeable) => void
  readonly onClose: () => void
}

/** Show pictures of the page large, in the order in which they stand there, with their titles. */
export function FigureLightbox({ pictures, shown, onTurn, onClose }: Props) {
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
      onClose={onClose}
      index={index}
      count={inOrder.length}
      onTurn={(next) => {
        const turned = inOrder[next]
        if (turned) onTurn(turned)
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
      caption={title && <PhraseText as="p" of={title} />}
    >
      <picture>
        <PictureFormats sources={pictureSources(picture, 'natural')} sizes="100vw" />
        <img src={largePictureUrl(picture)} alt={alt.text} draggable={false} {...phraseProps(alt)} />
      </picture>
    </Lightbox>
  )
}

function byPlace({ link }: Enlargeable, other: Enlargeable): number {
  return link.compareDocumentPosition(other.link) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** What is shown stays until the lightbox has gone. */
function useLast(shown: Enlargeable | undefined): Enlargeable | undefined {
  const [last, setLast] = useState(shown)
  if (shown && shown !== last) setLast(shown)
  return shown ?? last
}
