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
} from './model.server.ts'
import { WEEKDAYS } from './hours/calendar.server.ts'
import type { SectionType } from './view/section.ts'

/** The content model: what `docs/content-model.md` describes and `content/space.json` holds. */
export const models = {
  siteSettings: model(
    'siteSettings',
    { name: phrase, homePage: entry },
    {
      tagline: phrase,
      headerMenu: entries,
      footerMenu: entries,
      footerNote: phrase,
      announcement: phrase,
      announcementTarget: entry,
      sharePicture: asset,
      openingHours: entry,
      organization: phrase,
      address: phrase,
      email: symbol,
      phone: symbol,
    },
  ),
  navigationItem: model('navigationItem', { label: phrase }, { target: entry, url: symbol, children: entries }),
  page: model('page', { title: phrase, slug: symbol }, { parent: entry, summary: phrase, sections: entries, seo: entry }),
  story: model(
    'story',
    { title: phrase, slug: symbol, summary: phrase, body: document, published: date },
    { cover: asset, authors: entries, related: entries, seo: entry },
  ),
  event: model(
    'event',
    { title: phrase, slug: symbol, summary: phrase, start: date },
    { picture: asset, end: date, venue: phrase, price: phrase, body: document, bookingUrl: symbol, seo: entry },
  ),
  person: model('person', { name: phrase, slug: symbol }, { role: phrase, portrait: asset, biography: document }),
  topic: model('topic', { title: phrase, slug: symbol, tag: symbol }, { summary: phrase, picture: asset }),
  glossaryTerm: model('glossaryTerm', { term: phrase, definition: phrase }, { topic: entry }),
  redirect: model('redirect', { from: symbol }, { target: entry, url: symbol, permanent: flag }),
  seo: model('seo', {}, { title: phrase, description: phrase, picture: asset, noindex: flag }),
  slide: model('slide', { title: phrase, picture: asset }, { text: phrase, target: entry }),
  openingPeriod: model('openingPeriod', { days: choices(WEEKDAYS), opens: clockTime, closes: clockTime }, { from: monthDay, until: monthDay }),
  openingException: model('openingException', { first: date }, { last: date, yearly: flag, opens: clockTime, closes: clockTime, note: phrase }),
  question: model('question', { question: phrase, answer: document }, {}),
}

/** What a card shows of the entries that have a page; it asks for no more, for that lies deeper than a list's query goes. */
export const cardModels = {
  page: model('page', { title: phrase, slug: symbol }, { summary: phrase }),
  // A story without a body has no page, and so no card.
  story: model('story', { title: phrase, slug: symbol, summary: phrase, body: document, published: date }, { cover: asset }),
  event: model('event', { title: phrase, slug: symbol, summary: phrase, start: date }, { picture: asset, end: date, venue: phrase, price: phrase }),
  person: model('person', { name: phrase, slug: symbol }, { role: phrase, portrait: asset }),
  topic: models.topic,
  glossaryTerm: model('glossaryTerm', { term: phrase, definition: phrase }, {}),
}

/** The models of what a page is composed of, one for each section type. */
export const sectionModels = {
  hero: model('hero', { title: phrase }, { text: phrase, picture: asset, layout: choice(['full', 'plate', 'plain']), actions: entries }),
  carousel: model('carousel', { title: phrase, slides: entries }, { delay: count }),
  richText: model('richText', { body: document }, {}),
  mediaText: model('mediaText', { body: document, picture: asset }, { title: phrase, side: choice(['start', 'end']) }),
  cards: model('cards', { items: entries }, { title: phrase, intro: phrase }),
  list: model('list', { kind: choice(['story', 'event', 'person', 'topic', 'glossaryTerm']) }, { title: phrase, topic: entry, limit: count }),
  gallery: model('gallery', { pictures: assets }, { title: phrase }),
  quote: model('quote', { text: phrase }, { attribution: phrase, person: entry }),
  questions: model('questions', { items: entries }, { title: phrase }),
  downloads: model('downloads', { files: assets }, { title: phrase }),
  callToAction: model('callToAction', { title: phrase, actions: entries }, { text: phrase }),
  openingHours: model('openingHours', { regular: entries }, { title: phrase, timeZone: zone, exceptions: entries, note: phrase, target: entry }),
} satisfies { readonly [T in SectionType]: Model<Shape, Shape> }
