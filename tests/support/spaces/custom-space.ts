import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawFiles } from '../../fixtures/draw.ts'
import { temporaryFolder } from '../temporary-folder.ts'

type Json = Readonly<Record<string, unknown>>
type Field = readonly [id: string, type: string, name?: string]

/** Value of a field that is the same in every language, or values by language. */
type Given = Json

const SPACE = 'kitchen'
const MADE = '2026-02-03T08:00:00.000Z'

/** Writes the export file and files of a space with custom content types, all kinds of fields and two languages. Returns its path. */
export async function customSpace(): Promise<string> {
  const folder = temporaryFolder('strange-space')
  const draft = { contentTypes: TYPES, tags: [], locales: LOCALES, assets: ASSETS, entries: entries() }
  const file = join(folder, 'soups.json')
  writeFileSync(file, JSON.stringify(draft))
  await drawFiles(draft, folder)
  return file
}

const LOCALES = ['en', 'de'].map((code) => ({
  code,
  name: code,
  default: code === 'en',
  fallbackCode: code === 'en' ? null : 'en',
  sys: { type: 'Locale', id: code },
}))

const TYPES = [
  typeOf('recipe', 'Recipe', 'title', [
    ['title', 'Symbol', 'Title'],
    ['slug', 'Symbol', 'Slug'],
    ['photo', 'Link Asset', 'Photo'],
    ['servings', 'Integer', 'Servings'],
    ['litres', 'Number', 'Litres'],
    ['inventedYear', 'Integer', 'Invented in the year'],
    ['vegetarian', 'Boolean', 'Vegetarian'],
    ['spicy', 'Boolean', 'Spicy'],
    ['tastedAt', 'Date', 'Last tasted'],
    ['keywords', 'Array Symbol', 'Keywords'],
    ['ingredients', 'Array Symbol', 'What you need'],
    ['method', 'Text', 'Method'],
    ['remarks', 'Text', 'Remarks'],
    ['story', 'RichText', 'Where it comes from'],
    ['website', 'Symbol', 'Website'],
    ['contact', 'Symbol', 'Contact'],
    ['phone', 'Symbol', 'Phone'],
    ['danger', 'Symbol', 'Shop'],
    ['postcard', 'Symbol', 'Postcard'],
    ['source', 'Symbol', 'Link'],
    ['swift', 'Text', 'swift'],
    ['oldPath', 'Symbol', 'Old path'],
    ['birthplace', 'Location', 'Birthplace'],
    ['nutrition', 'Object', 'Nutrition'],
    ['timetable', 'Object', 'Timetable'],
    ['settings', 'Object', 'Oven settings'],
    ['steps', 'Array Asset', 'Steps in pictures'],
    ['sheet', 'Link Asset', 'Shopping list'],
    ['film', 'Link Asset', 'Film'],
    ['sound', 'Link Asset', 'Sound'],
    ['tips', 'Array Entry', 'Tips'],
    ['goesWith', 'Array Entry', 'Goes well with'],
    ['archive', 'ResourceLink', 'In the archive'],
    ['empty', 'Text', 'Nothing at all'],
  ]),
  typeOf('tip', 'Tip', 'heading', [
    ['heading', 'Symbol', 'Heading'],
    ['text', 'Text', 'Text'],
    ['image', 'Link Asset', 'Image'],
    ['deeper', 'Array Entry', 'Deeper'],
    ['buttonText', 'Symbol', 'Button text'],
    ['buttonUrl', 'Symbol', 'Button address'],
  ]),
  typeOf('blogPost', 'Blog post', 'headline', [
    ['headline', 'Symbol', 'Headline'],
    ['slug', 'Symbol', 'Slug'],
    ['author', 'Link Entry', 'Author'],
    ['mood', 'Symbol', 'Mood'],
  ]),
  typeOf('author', 'Author', 'name', [
    ['name', 'Symbol', 'Name'],
    ['trade', 'Symbol', 'Trade'],
  ]),
  typeOf('tool', 'Tool', 'name', [
    ['name', 'Symbol', 'Name'],
    ['slug', 'Symbol', 'Slug'],
  ]),
]

function typeOf(id: string, name: string, displayField: string, fields: readonly Field[]) {
  return {
    sys: { id, type: 'ContentType', createdAt: MADE, updatedAt: MADE, publishedAt: MADE, publishedVersion: 1, version: 2 },
    name,
    displayField,
    fields: fields.map(([field, type, called = field]) => ({ id: field, name: called, localized: true, required: false, ...kindOf(type) })),
  }
}

function kindOf(type: string): Json {
  if (type.startsWith('Array ')) return { type: 'Array', items: kindOf(type.slice(6)) }
  const isLink = type === 'Entry' || type === 'Asset' || type.startsWith('Link ')
  return isLink ? { type: 'Link', linkType: type.replace('Link ', '') } : { type }
}

const ASSETS = [
  asset('soup', 'soup.jpg', 'image/jpeg', 'A bowl of red soup on a table', { width: 1600, height: 1000 }),
  asset('step-1', 'step-1.jpg', 'image/jpeg', 'Beets being cut', { width: 1200, height: 800 }),
  asset('step-2', 'step-2.jpg', 'image/jpeg', 'A pot on the fire', { width: 800, height: 1200 }),
  asset('spoon', 'spoon.png', 'image/png', 'A wooden spoon', { width: 600, height: 600 }),
  asset('list', 'shopping.pdf', 'application/pdf', 'What to buy'),
  asset('film', 'soup.mp4', 'video/mp4', 'Soup being stirred'),
  asset('sound', 'bubbles.mp3', 'audio/mpeg', 'Bubbles'),
]

function asset(id: string, fileName: string, contentType: string, description: string, image?: { width: number; height: number }) {
  const file = { url: `//images.ctfassets.net/${SPACE}/${id}/0/${fileName}`, fileName, contentType, details: { size: 24_000, ...(image && { image }) } }
  return { sys: published('Asset', id), metadata: { tags: [] }, fields: { title: { en: description }, description: { en: description }, file: { en: file } } }
}

function published(type: string, id: string): Json {
  return {
    id,
    type,
    space: { sys: { type: 'Link', linkType: 'Space', id: SPACE } },
    createdAt: MADE,
    updatedAt: MADE,
    publishedAt: MADE,
    firstPublishedAt: MADE,
    publishedVersion: 1,
    version: 2,
  }
}

function entry(type: string, id: string, fields: Record<string, unknown>) {
  const inLanguages = (value: unknown): Given => (value instanceof ByLanguage ? { en: value.en, de: value.de } : { en: value })
  return {
    sys: { ...published('Entry', id), contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
    metadata: { tags: [] },
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, inLanguages(value)])),
  }
}

class ByLanguage {
  readonly en: unknown
  readonly de: unknown
  constructor(en: unknown, de: unknown) {
    this.en = en
    this.de = de
  }
}

function to(linkType: 'Entry' | 'Asset', id: string) {
  return { sys: { type: 'Link', linkType, id } }
}

function document(text: string) {
  const node = (nodeType: string, content: unknown[]) => ({ nodeType, data: {}, content })
  return node('document', [node('paragraph', [{ nodeType: 'text', value: text, marks: [], data: {} }])])
}

const entries = () => [
  entry('recipe', 'borscht', {
    title: new ByLanguage('Borscht', 'Borschtsch'),
    slug: new ByLanguage('borscht', 'borschtsch'),
    photo: to('Asset', 'soup'),
    servings: 1200,
    litres: 1.25,
    inventedYear: 1584,
    vegetarian: true,
    spicy: false,
    tastedAt: '2026-01-15T18:30:00Z',
    keywords: ['beet', 'winter', 'red'],
    ingredients: ['Three large beets, as fresh as they can be had', 'One head of white cabbage, cut into fine strips', 'Dill'],
    method: '## First\n\nCut **everything** into strips.\n\n- Beets\n- Cabbage\n\n| Minute | What |\n| --- | --- |\n| 5 | Fry |\n',
    remarks: 'It is better\non the second day.\n\nIt is best on the third.',
    story: document('A soup of many countries, and each of them says so.'),
    website: 'https://soup.example/borscht',
    contact: 'cook@soup.example',
    phone: '+49 30 901820',
    danger: 'javascript:alert(1)',
    postcard: 'https://pictures.example/2024/evening-at-the-lake.jpg?w=300',
    source: 'https://www.library.example/books?id=7',
    swift: 'let soup = Soup()\nsoup.stir()',
    oldPath: '/soups/borscht',
    birthplace: { lat: 50.4501, lon: 30.5234 },
    nutrition: { calories: 240, fatPerServing: 3.5, organic: true, source: 'https://soup.example/data' },
    timetable: [
      { at: '10:00', doing: 'Cut' },
      { at: '11:30', doing: 'Simmer' },
    ],
    settings: { upper: { heat: 180, fan: true }, lower: { heat: 160 } },
    steps: [to('Asset', 'step-1'), to('Asset', 'step-2')],
    sheet: to('Asset', 'list'),
    film: to('Asset', 'film'),
    sound: to('Asset', 'sound'),
    tips: [to('Entry', 'tip-beets'), to('Entry', 'tip-dill')],
    goesWith: [to('Entry', 'rye'), to('Entry', 'kvass')],
    archive: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:contentful:::content:spaces/archive/entries/old-borscht' } },
    empty: '',
  }),
  entry('recipe', 'rye', {
    title: 'Rye bread',
    slug: 'rye-bread',
    servings: 4,
    goesWith: [to('Entry', 'borscht'), to('Entry', 'soup-7'), to('Entry', 'soup-8')],
  }),
  entry('recipe', 'kvass', { title: 'Kvass', slug: 'kvass', goesWith: [to('Entry', 'borscht'), to('Entry', 'soup-8')] }),
  ...Array.from({ length: 9 }, (_, at) =>
    entry('recipe', `soup-${at}`, {
      title: `Soup number ${at + 1}`,
      slug: `soup-${at + 1}`,
      servings: at + 1,
      ...(at === 8 && { goesWith: [to('Entry', 'soup-7')] }),
    }),
  ),
  entry('tip', 'tip-beets', {
    heading: 'Roast the beets',
    text: 'An hour in the oven makes them sweet.',
    image: to('Asset', 'spoon'),
    deeper: [to('Entry', 'tip-loop')],
  }),
  entry('tip', 'tip-dill', { heading: 'Dill comes last', text: 'Heat takes its scent away.', buttonText: 'Buy dill', buttonUrl: 'https://dill.example/' }),
  entry('tip', 'tip-loop', { heading: 'Keep the juice', text: 'It colours the soup.', deeper: [to('Entry', 'tip-beets')] }),
  entry('blogPost', 'opened', { headline: 'We have opened', slug: 'we-have-opened', author: to('Entry', 'olena'), mood: 'Glad' }),
  entry('author', 'olena', { name: 'Olena Kovalenko', trade: 'Cook' }),
  entry('tool', 'ladle', { name: 'Ladle', slug: 'ladle' }),
]
