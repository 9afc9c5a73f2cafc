/** A locale of the space: its code, and the field values of its stories. */
interface Words {
  readonly code: string
  readonly title: string
  readonly body: string
}

const SPACE = 'strange000001'
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const sys = (type: string, id: string) => ({
  id,
  type,
  space: link('Space', SPACE),
  environment: link('Environment', 'master'),
  createdAt: '2026-01-02T09:00:00.000Z',
  updatedAt: '2026-01-03T09:00:00.000Z',
  publishedVersion: 1,
  version: 2,
})
const field = (id: string, type: string, more: object = {}) => ({
  id,
  name: id,
  type,
  localized: true,
  required: false,
  validations: [],
  disabled: false,
  omitted: false,
  ...more,
})

/**
 * Creates an export of a space that is independent of the site. It has one custom content type, and a picture without a file. The
 * first locale is the default.
 */
export function harbourSpace(locales: readonly Words[]) {
  const inEach = (value: (words: Words) => unknown) => Object.fromEntries(locales.map((words) => [words.code, value(words)]))
  const [base] = locales
  const inBase = (value: unknown) => ({ [base?.code ?? '']: value })
  const picture = {
    url: `//images.ctfassets.net/${SPACE}/harbour/1/harbour.jpg`,
    fileName: 'harbour.jpg',
    contentType: 'image/jpeg',
    details: { size: 1000, image: { width: 1200, height: 800 } },
  }
  return {
    locales: locales.map(({ code }) => ({ code, name: code, default: code === base?.code, fallbackCode: null })),
    contentTypes: [
      {
        sys: sys('ContentType', 'blogPost'),
        name: 'Blog post',
        displayField: 'headline',
        fields: [
          field('headline', 'Symbol', { required: true }),
          field('slug', 'Symbol', { localized: false }),
          field('text', 'Text'),
          field('photo', 'Link', { linkType: 'Asset', localized: false }),
          field('date', 'Date', { localized: false }),
        ],
      },
    ],
    entries: ['one', 'two'].map((slug) => ({
      sys: { ...sys('Entry', `post-${slug}`), contentType: link('ContentType', 'blogPost') },
      fields: {
        headline: inEach(({ title }) => `${title} (${slug})`),
        slug: inBase(slug),
        text: inEach(({ body }) => body),
        photo: inBase(link('Asset', 'harbour')),
        date: inBase('2026-03-04'),
      },
    })),
    assets: [{ sys: sys('Asset', 'harbour'), fields: { title: inBase('Harbour'), file: inBase(picture) } }],
  }
}

/** Four languages: two have messages, and one shows the messages of a variant of its language. */
export const FOUR_LANGUAGES: readonly Words[] = [
  { code: 'en-US', title: 'A morning at the harbour', body: 'The boats come back **before** seven.\n\n## What they bring\n\nHerring, mostly.' },
  { code: 'zh-Hant-TW', title: '港口的早晨', body: '漁船在七點**以前**回來。\n\n## 帶回什麼\n\n大多是鯡魚。' },
  { code: 'fa', title: 'صبح در بندر', body: 'قایق‌ها **پیش از** ساعت هفت برمی‌گردند.\n\n## چه می‌آورند\n\nبیشتر شاه‌ماهی.' },
  { code: 'de-AT', title: 'Ein Morgen am Hafen', body: 'Die Boote kommen **vor** sieben zurück.\n\n## Was sie bringen\n\nMeist Heringe.' },
]
