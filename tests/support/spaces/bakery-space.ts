import { resource, type DraftResource, type ExportDraft } from './export-file.ts'

type Fields = Readonly<Record<string, unknown>>

const EXCEPT_ENGLISH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Bread: { de: 'Brot', ar: 'خبز' },
  'Rye and Salt': { ar: 'جاودار وملح' },
  'Bread takes two days': { de: 'Brot braucht zwei Tage', ar: 'الخبز يحتاج يومين' },
}

/** Converts the fixtures' space to that of a bakery with the same content model: a page, a story, an event, a topic and a person. */
export function bakerySpace(draft: ExportDraft): ExportDraft {
  const pattern = resource(draft.entries, 'settings')
  const entry = (type: string, id: string, fields: Fields): DraftResource => ({
    ...pattern,
    sys: { ...pattern.sys, id, contentType: link('ContentType', type) },
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, inLanguages(value)])),
  })
  const space: ExportDraft = {
    ...draft,
    tags: [],
    assets: [],
    entries: [
      entry('siteSettings', 'settings', {
        name: 'Rye and Salt',
        homePage: to('home'),
        headerMenu: [to('nav-about')],
        footerMenu: ['nav-about', 'nav-house'].map(to),
        footerNote: 'Closed on Mondays.',
      }),
      entry('navigationItem', 'nav-about', { label: 'About us', target: to('about') }),
      entry('navigationItem', 'nav-story', { label: 'How we bake', target: to('story') }),
      entry('navigationItem', 'nav-house', { label: 'The bakehouse', children: [to('nav-story')] }),
      entry('page', 'home', { title: 'Rye and Salt', slug: 'home', sections: ['hero', 'hours', 'quote', 'stories', 'questions', 'call'].map(to) }),
      entry('page', 'about', { title: 'About us', slug: 'about', summary: 'A shop, an oven, six people.', sections: ['text', 'more'].map(to) }),
      entry('hero', 'hero', {
        internalName: 'hero',
        title: 'Bread takes two days',
        text: 'Flour, water, salt and patience.',
        layout: 'plain',
        actions: [to('nav-story')],
      }),
      entry('openingHours', 'hours', { internalName: 'hours', title: 'Open', regular: [to('mornings')] }),
      entry('openingPeriod', 'mornings', { internalName: 'mornings', days: ['Tuesday', 'Saturday'], opens: '07:00', closes: '13:00' }),
      entry('quote', 'quote', { internalName: 'quote', text: 'A crust that sings when it cools.', person: to('person') }),
      entry('list', 'stories', { internalName: 'stories', title: 'From the bakehouse', kind: 'story' }),
      entry('questions', 'questions', { internalName: 'questions', title: 'Questions', items: [to('question')] }),
      entry('question', 'question', { question: 'Do you bake without wheat?', answer: document('Our rye is rye alone.') }),
      entry('callToAction', 'call', { internalName: 'call', title: 'Order a loaf', actions: [to('nav-about')] }),
      entry('richText', 'text', { internalName: 'text', body: document('We began in a garage with one oven.') }),
      entry('cards', 'more', { internalName: 'more', title: 'From our shelves', items: ['story', 'topic'].map(to) }),
      entry('story', 'story', {
        title: 'How we bake',
        slug: 'how-we-bake',
        summary: 'Two days in one loaf.',
        body: document('First the starter.'),
        published: '2026-05-01',
        authors: [to('person')],
      }),
      entry('event', 'event', {
        title: 'Open oven',
        slug: 'open-oven',
        summary: 'Bring your own dough.',
        start: '2026-12-05T10:00+01:00',
        venue: 'The bakehouse',
      }),
      entry('topic', 'topic', { title: 'Bread', slug: 'bread', tag: 'bread', summary: 'Crust and crumb.' }),
      entry('person', 'person', { name: 'Ada Miller', slug: 'ada-miller', role: 'Baker' }),
    ],
  }
  return JSON.parse(JSON.stringify(space).replaceAll('meridian', 'bakery'))
}

function inLanguages(value: unknown): Record<string, unknown> {
  return { en: value, ...(typeof value === 'string' ? EXCEPT_ENGLISH[value] : {}) }
}

function link(linkType: string, id: string) {
  return { sys: { type: 'Link', linkType, id } }
}

function to(id: string) {
  return link('Entry', id)
}

function document(text: string) {
  const node = (nodeType: string, content: unknown[]) => ({ nodeType, data: {}, content })
  return node('document', [node('paragraph', [{ nodeType: 'text', value: text, marks: [], data: {} }])])
}
