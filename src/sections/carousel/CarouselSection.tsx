import { useId } from 'react'
import { localeInfo } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { m } from '#messages'
import { Carousel } from '#app/ui/carousel/Carousel.tsx'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import type { SectionProps } from '../section.ts'
import styles from './CarouselSection.module.css'
import { type CarouselContent, SlideView } from './SlideView.tsx'

/** Carousel with the next slide partly visible. It advances automatically unless the visitor prefers reduced motion. */
export function CarouselSection({ section, first }: SectionProps<CarouselContent>) {
  const title = useId()
  const count = section.slides.length
  return (
    <section className={`${layout.section} ${styles.section}`}>
      <div className={styles.stage}>
        <Carousel
          heading={<SectionTitle title={section.title} id={title} />}
          labelledBy={title}
          delayMs={section.delayMs}
          direction={localeInfo(useLocale()).dir}
          labels={{
            carousel: m.carousel_role(),
            slide: m.carousel_slide_role(),
            slides: m.carousel_slides(),
            previous: m.carousel_previous(),
            next: m.carousel_next(),
            play: m.carousel_play(),
            pause: m.carousel_pause(),
          }}
          slides={section.slides.map((slide, index) => {
            const n = index + 1
            return {
              id: slide.id,
              label: m.carousel_position({ n, count }),
              announcement: m.carousel_showing({ n, count, title: slide.title.text }),
              goTo: m.carousel_go_to({ n, title: slide.title.text }),
              content: <SlideView slide={slide} priority={first && index === 0} />,
            }
          })}
        />
      </div>
    </section>
  )
}
