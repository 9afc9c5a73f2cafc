import { ADDRESSED } from '#app/config/site.ts'
import { WEEKDAYS } from '#app/sections/opening-hours/hours/calendar.server.ts'
import {
  asset,
  assets,
  choice,
  choices,
  clockTime,
  count,
  date,
  document,
  entries,
  entry,
  flag,
  model,
  monthDay,
  phrase,
  symbol,
  type Model,
  type Shape,
  zone,
} from '#app/content/reading/model.server.ts'
import { FOCAL_POINTS } from '#app/content/view/picture.ts'
import type { SectionType } from '#app/sections/section.ts'

/** Stands beside a picture that is cropped somewhere: an asset itself can have no field for it. */
const focalPoint = choice(FOCAL_POINTS)

/** The content model: what `docs/content-model.md` describes and `content/space.json` holds. */
export const models = {
  siteSettings: model(
    'siteSettings',
    { name: phrase, homePage: entry('page') },
    {
      tagline: phrase,
      headerMenu: entries('navigationItem'),
      footerMenu: entries('navigationItem'),
      footerNote: phrase,
      announcement: phrase,
      announcementTarget: entry(...ADDRESSED),
      sharePicture: asset,
      openingHours: entry('openingHours'),
      organization: phrase,
      address: phrase,
      email: symbol,
      phone: symbol,
      notFoundTitle: phrase,
      notFoundText: phrase,
      unavailableTitle: phrase,
      unavailableText: phrase,
      errorTitle: phrase,
      errorText: phrase,
      storiesIntro: phrase,
      eventsIntro: phrase,
      topicsIntro: phrase,
      peopleIntro: phrase,
    },
  ),
  navigationItem: model('navigationItem', { label: phrase }, { target: entry(...ADDRESSED), url: symbol, children: entries('navigationItem') }),
  page: model('page', { title: phrase, slug: symbol }, { parent: entry('page'), summary: phrase, sections: entries(sectionTypes), seo: entry('seo') }),
  story: model(
    'story',
    { title: phrase, slug: symbol, summary: phrase, body: document, published: date },
    { cover: asset, focalPoint, authors: entries('person'), related: entries('story'), seo: entry('seo') },
  ),
  event: model(
    'event',
    { title: phrase, slug: symbol, summary: phrase, start: date },
    { picture: asset, focalPoint, end: date, venue: phrase, price: phrase, body: document, bookingUrl: symbol, seo: entry('seo') },
  ),
  person: model('person', { name: phrase, slug: symbol }, { role: phrase, portrait: asset, focalPoint, biography: document }),
  topic: model('topic', { title: phrase, slug: symbol, tag: symbol }, { summary: phrase, picture: asset, focalPoint }),
  glossaryTerm: model('glossaryTerm', { term: phrase, definition: phrase }, { topic: entry('topic') }),
  redirect: model('redirect', { from: symbol }, { target: entry(...ADDRESSED), url: symbol, permanent: flag }),
  seo: model('seo', {}, { title: phrase, description: phrase, picture: asset, noindex: flag }),
  slide: model('slide', { title: phrase, picture: asset }, { focalPoint, text: phrase, target: entry(...ADDRESSED) }),
  openingPeriod: model('openingPeriod', { days: choices(WEEKDAYS), opens: clockTime, closes: clockTime }, { from: monthDay, until: monthDay }),
  openingException: model('openingException', { first: date }, { last: date, yearly: flag, opens: clockTime, closes: clockTime, note: phrase }),
  question: model('question', { question: phrase, answer: document }, {}),
}

/** What a card shows of the entries that have a page; it asks for no more, for that lies deeper than a list's query goes. */
export const cardModels = {
  page: model('page', { title: phrase, slug: symbol }, { summary: phrase }),
  // A story without a body has no page, and so no card.
  story: model('story', { title: phrase, slug: symbol, summary: phrase, body: document, published: date }, { cover: asset, focalPoint }),
  event: model('event', { title: phrase, slug: symbol, summary: phrase, start: date }, { picture: asset, focalPoint, end: date, venue: phrase, price: phrase }),
  person: model('person', { name: phrase, slug: symbol }, { role: phrase, portrait: asset, focalPoint }),
  topic: models.topic,
  glossaryTerm: model('glossaryTerm', { term: phrase, definition: phrase }, {}),
}

/** The models of what a page is composed of, one for each section type. */
export const sectionModels = {
  hero: model(
    'hero',
    { title: phrase },
    { text: phrase, picture: asset, focalPoint, layout: choice(['full', 'plate', 'plain']), actions: entries('navigationItem') },
  ),
  carousel: model('carousel', { title: phrase, slides: entries('slide', 'story', 'event') }, { delay: count }),
  richText: model('richText', { body: document }, {}),
  mediaText: model('mediaText', { body: document, picture: asset }, { title: phrase, side: choice(['start', 'end']) }),
  cards: model('cards', { items: entries(...ADDRESSED) }, { title: phrase, intro: phrase }),
  list: model('list', { kind: choice(['story', 'event', 'person', 'topic', 'glossaryTerm']) }, { title: phrase, topic: entry('topic'), limit: count }),
  gallery: model('gallery', { pictures: assets }, { title: phrase }),
  quote: model('quote', { text: phrase }, { attribution: phrase, person: entry('person') }),
  questions: model('questions', { items: entries('question') }, { title: phrase }),
  downloads: model('downloads', { files: assets }, { title: phrase }),
  callToAction: model('callToAction', { title: phrase, actions: entries('navigationItem') }, { text: phrase }),
  openingHours: model(
    'openingHours',
    { regular: entries('openingPeriod') },
    { title: phrase, timeZone: zone, exceptions: entries('openingException'), note: phrase, target: entry(...ADDRESSED) },
  ),
} satisfies { readonly [T in SectionType]: Model<Shape, Shape> }

function sectionTypes(): string[] {
  return Object.keys(sectionModels)
}
