import { Carousel } from '../carousel/Carousel.tsx'
import type { SpecimenProps } from './words.ts'

/** Four slides of text. */
export function CarouselSpecimen({ words }: SpecimenProps) {
  return (
    <Carousel
      heading={<h3 id="carousel-title">{words.open}</h3>}
      labelledBy="carousel-title"
      delayMs={4000}
      direction={words.dir}
      labels={{ carousel: 'carousel', slide: 'slide', slides: 'slides', previous: '<', next: '>', play: words.open, pause: words.close }}
      slides={words.options.map((label, index) => ({
        id: `slide-${index}`,
        label: `${index + 1} / 4`,
        announcement: `${index + 1} / 4: ${label}`,
        goTo: label,
        content: <a href={`#slide-${index}`}>{label}</a>,
      }))}
    />
  )
}
