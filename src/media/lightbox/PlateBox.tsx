import { useState } from 'react'
import { localeInfo } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { m } from '#messages'
import { Lightbox } from '#app/ui/lightbox/Lightbox.tsx'
import type { Plate } from './read-plates.ts'

interface Props {
  readonly plates: readonly Plate[]
  /** -1 where none is shown. */
  readonly index: number
  readonly onTurn: (index: number) => void
  readonly onClose: () => void
}

/** Show the page's plates large, with their captions. */
export function PlateBox({ plates, index, onTurn, onClose }: Props) {
  const direction = localeInfo(useLocale()).dir
  const shown = useShown(plates[index])
  if (!shown) return null
  const n = plates.indexOf(shown) + 1
  return (
    <Lightbox
      isOpen={index >= 0}
      onClose={onClose}
      index={n - 1}
      count={plates.length}
      onTurn={onTurn}
      direction={direction}
      returnTo={shown.link}
      labels={{
        all: m.plates_label(),
        previous: m.plates_previous(),
        next: m.plates_next(),
        zoom: m.plates_closer(),
        close: m.term_close(),
        position: m.carousel_position({ n, count: plates.length }),
      }}
      caption={<p {...shown.captionLanguage}>{shown.caption}</p>}
    >
      <picture>
        {shown.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
        ))}
        <img src={shown.href} alt={shown.alt} draggable={false} {...shown.altLanguage} />
      </picture>
    </Lightbox>
  )
}

/** What is shown stays until the lightbox has gone. */
function useShown(plate: Plate | undefined): Plate | undefined {
  const [last, setLast] = useState(plate)
  if (plate && plate !== last) setLast(plate)
  return plate ?? last
}
