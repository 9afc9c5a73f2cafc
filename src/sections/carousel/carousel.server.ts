import site from '#config'
import type { Entry } from '#app/content/content.ts'
import { focalPoint, asset, count, entries, entry as link, model, localizedText } from '#app/content/reading/model.server.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import { present } from '#app/content/view/present.ts'
import { card } from '#app/entries/table.server.ts'
import { isPageType, PAGE_TYPES } from '#app/config/page-types/table.ts'
import type { SectionOnServer } from '../build.server.ts'
import type { Slide } from './SlideView.tsx'

const slideModel = model('slide', { title: localizedText, picture: asset }, { focalPoint, text: localizedText, target: link(...PAGE_TYPES) })
const carouselModel = model('carousel', { title: localizedText, slides: entries(slideModel.type, ...PAGE_TYPES) }, { delay: count })

/** Minimum time per slide, which visitors need for reading. */
const MIN_MS = 1000

export const carousel = {
  model: carouselModel,
  parts: [slideModel],
  async build(_build, entry) {
    const value = entry.read(carouselModel)
    const slides = present((value?.slides ?? []).map((each) => (each.type === slideModel.type ? ownSlide(each) : slideOfPage(each))))
    if (!value || slides.length === 0) return undefined
    return { type: 'carousel', id: entry.id, title: value.title, slides, delayMs: Math.max(value.delay ?? site.carousel.delayMs, MIN_MS) }
  },
} satisfies SectionOnServer<'carousel'>

function ownSlide(entry: Entry): Slide | undefined {
  const value = entry.read(slideModel)
  const picture = value?.picture.picture(value.focalPoint)
  return value && picture && { id: entry.id, title: value.title, text: value.text, picture, target: value.target?.link }
}

function slideOfPage(entry: Entry): Slide | undefined {
  const shown = isPageType(entry.type) ? card(entry) : undefined
  if (shown?.picture) return { id: shown.id, title: shown.title, text: shown.summary, picture: shown.picture, target: shown.link, when: shown.when }
  reportContent({ entry: entry.id, problem: `is a ${entry.type} without a picture or without a page; the slide is left out` })
  return undefined
}
