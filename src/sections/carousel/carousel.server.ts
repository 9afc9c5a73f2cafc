import site from '#config'
import { eventCard, present, storyCard } from '#app/page-types/cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import { picture } from '#app/content/media/media.server.ts'
import { models, sectionModels } from '#app/page-types/models.server.ts'
import { linkTo } from '#app/content/links/places.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { Slide } from '../section.ts'
import type { SectionBuilder } from '../registry.server.ts'

/** Less would leave no time to read a slide. */
const SHORTEST_MS = 1000

export const carousel: SectionBuilder<'carousel'> = async ({ content }, raw) => {
  const value = content.read(raw, sectionModels.carousel)
  const slides = value && present(value.slides.map((each) => slide(content, each)))
  if (!slides || slides.length === 0) return undefined
  return { type: 'carousel', id: raw.id, title: value.title, slides, delayMs: Math.max(value.delay ?? site.carousel.delayMs, SHORTEST_MS) }
}

function slide(content: Content, raw: RawEntry): Slide | undefined {
  if (raw.type === 'slide') return ownSlide(content, raw)
  const card = raw.type === 'story' ? storyCard(content, raw) : raw.type === 'event' ? eventCard(content, raw) : undefined
  if (!card?.picture) {
    reportContent({ entry: raw.id, problem: `is a ${raw.type} without a picture, or no story or event; the slide is left out` })
    return undefined
  }
  return {
    id: raw.id,
    title: card.title,
    ...(card.summary ? { text: card.summary } : {}),
    picture: card.picture,
    target: card.link,
    ...(card.kind === 'event' ? { when: card.dates.range } : {}),
  }
}

function ownSlide(content: Content, raw: RawEntry): Slide | undefined {
  const value = content.read(raw, models.slide)
  const shown = value && picture(content, value.picture, value.focalPoint)
  if (!shown) return undefined
  const target = value.target && linkTo(content, value.target)
  return { id: raw.id, title: value.title, ...(value.text ? { text: value.text } : {}), picture: shown, ...(target ? { target } : {}) }
}
