import { createElement, type ComponentProps, type ComponentType } from 'react'
import { CallToActionSection } from './call-to-action/CallToActionSection.tsx'
import { CardsSection } from './cards/CardsSection.tsx'
import { CarouselSection } from './carousel/CarouselSection.tsx'
import { DownloadsSection } from './downloads/DownloadsSection.tsx'
import { GallerySection } from './gallery/GallerySection.tsx'
import { GenericSectionOnDemand } from './generic-section/GenericSectionOnDemand.tsx'
import { HeroSection } from './hero/HeroSection.tsx'
import { ListSection } from './list/ListSection.tsx'
import { MediaTextSection } from './media-text/MediaTextSection.tsx'
import { OpeningHoursSection } from './opening-hours/OpeningHoursSection.tsx'
import { QuestionsSection } from './questions/QuestionsSection.tsx'
import { QuoteSection } from './quote/QuoteSection.tsx'
import { RichTextSection } from './rich-text/RichTextSection.tsx'
import type { SectionProps } from './section.ts'
import { ownSectionViews } from '#own/sections.gen.ts'

/** The view of every section type. The types of sections follow from it, and `registry.server.ts` must contain each. */
const views = {
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
  genericSection: GenericSectionOnDemand,
  ...ownSectionViews,
}

type Views = typeof views
export type SectionType = keyof Views
export type SectionOf<T extends SectionType> = ComponentProps<Views[T]>['section']
/** Part of a page, as the editor composed it. */
export type Section = SectionOf<SectionType>

/** Renders a section with the view of its type. */
export function SectionView<T extends SectionType>(props: SectionProps<SectionOf<T> & { readonly type: T }>) {
  const View: { readonly [K in SectionType]: ComponentType<SectionProps<SectionOf<K>>> }[T] = views[props.section.type]
  return createElement(View, props)
}

/** Returns whether a type of embedded entry is a section of this site. */
export function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(views, type)
}
