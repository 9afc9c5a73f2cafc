import { createElement, type ComponentType } from 'react'
import type { SectionType } from './section.ts'
import { CallToActionSection } from './call-to-action/CallToActionSection.tsx'
import { CardsSection } from './cards/CardsSection.tsx'
import { CarouselSection } from './carousel/CarouselSection.tsx'
import { DownloadsSection } from './downloads/DownloadsSection.tsx'
import { GallerySection } from './gallery/GallerySection.tsx'
import { HeroSection } from './hero/HeroSection.tsx'
import { ListSection } from './list/ListSection.tsx'
import { MediaTextSection } from './media-text/MediaTextSection.tsx'
import { OpeningHoursSection } from './opening-hours/OpeningHoursSection.tsx'
import { QuestionsSection } from './questions/QuestionsSection.tsx'
import { QuoteSection } from './quote/QuoteSection.tsx'
import { RichTextSection } from './rich-text/RichTextSection.tsx'
import type { SectionProps } from './section-props.ts'

type Registry = { readonly [T in SectionType]: ComponentType<SectionProps<T>> }

/** The view of every section type. A type without a view does not compile. */
const registry: Registry = {
  hero: HeroSection,
  carousel: CarouselSection,
  richText: RichTextSection,
  mediaText: MediaTextSection,
  cards: CardsSection,
  list: ListSection,
  gallery: GallerySection,
  quote: QuoteSection,
  questions: QuestionsSection,
  downloads: DownloadsSection,
  callToAction: CallToActionSection,
  openingHours: OpeningHoursSection,
}

/** Show a section with the view of its type. */
export function SectionView<T extends SectionType>(props: SectionProps<T>) {
  const View: Registry[T] = registry[props.section.type]
  return createElement(View, props)
}

/** Tell whether something that a text embeds is a section of this site. */
export function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(registry, type)
}
