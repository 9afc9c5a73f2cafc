import { copyOf, link, resource, type DraftResource, type ExportDraft } from '../../support/spaces/export-file.ts'

/** A defect to put into the fixtures' space, with all findings that it causes. */
export interface Seed {
  readonly name: string
  readonly plant: (space: ExportDraft) => void
  /** `severity kind id field locale`, in the order of the report. */
  readonly found: readonly string[]
}

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content })

/** Adds a node to the end of a story's text in a language. */
function append(space: ExportDraft, id: string, locale: string, ...nodes: unknown[]): void {
  const body = Object(resource(space.entries, id).fields['body']?.[locale])
  body.content.push(...nodes)
}

function push(space: ExportDraft, id: string, field: string, value: unknown): void {
  const list = resource(space.entries, id).fields[field]?.['en']
  if (!Array.isArray(list)) throw new Error(`${id}.${field} is no list.`)
  list.push(value)
}

function set(list: readonly DraftResource[], id: string, field: string, values: Record<string, unknown>): void {
  resource(list, id).fields[field] = values
}

function drop(list: readonly DraftResource[], id: string, field: string, locale?: string): void {
  const { fields } = resource(list, id)
  if (locale === undefined) delete fields[field]
  else delete fields[field]?.[locale]
}

/** Adds a quote with text in all languages, which causes no other findings. */
function quote(space: ExportDraft, id: string, sys: object = {}): DraftResource {
  const copy = copyOf(resource(space.entries, 'quote-aldous-clock'), id, {
    text: { en: 'Yes.', de: 'Ja.', fr: 'Oui.', ar: 'نعم.', ja: 'はい。' },
    attribution: {},
  })
  return { ...copy, sys: { ...copy.sys, ...sys } }
}

function file(space: ExportDraft, id: string, change: (file: { contentType: string; url: string; details: { size: number; image?: object } }) => void): void {
  change(Object(resource(space.assets, id).fields['file']?.['en']))
}

export const SEEDS: readonly Seed[] = [
  {
    name: 'a link to an entry that is not there',
    plant: (space) => push(space, 'story-seeing', 'related', link('Entry', 'no-such-entry')),
    found: ['error broken-link story-seeing related en'],
  },
  {
    name: 'a link to an asset that is not there',
    plant: (space) => push(space, 'dark-gallery', 'pictures', link('Asset', 'no-such-asset')),
    found: ['error broken-link dark-gallery pictures en'],
  },
  {
    name: 'an entry embedded in a text of one language that is not there',
    plant: (space) => append(space, 'story-seeing', 'de', { nodeType: 'embedded-entry-block', data: { target: link('Entry', 'no-such-entry') }, content: [] }),
    found: ['error broken-link story-seeing body de'],
  },
  {
    name: 'a link in a text to an entry that is not there',
    plant: (space) =>
      append(space, 'story-seeing', 'fr', paragraph({ nodeType: 'entry-hyperlink', data: { target: link('Entry', 'gone') }, content: [text('là')] })),
    found: ['error broken-link story-seeing body fr'],
  },
  {
    name: 'a link to a draft',
    plant(space) {
      space.entries.push(quote(space, 'new-quote', { publishedVersion: undefined }))
      push(space, 'page-visit', 'sections', link('Entry', 'new-quote'))
    },
    found: ['error link-to-draft page-visit sections en'],
  },
  {
    name: 'a link to a story that appears later',
    plant(space) {
      const seeing = resource(space.entries, 'story-seeing')
      const later = { slug: { en: 'later' }, published: { en: '2031-05-01T10:00+02:00' }, related: {} }
      space.entries.push(copyOf(seeing, 'story-later', { ...seeing.fields, ...later }))
      push(space, 'story-seeing', 'related', link('Entry', 'story-later'))
    },
    found: ['notice link-to-scheduled story-seeing related en'],
  },
  {
    name: 'a link to what is archived',
    plant(space) {
      space.entries.push(quote(space, 'old-quote', { archivedVersion: 4, archivedAt: '2026-03-01T00:00:00Z' }))
      push(space, 'page-visit', 'sections', link('Entry', 'old-quote'))
    },
    found: ['error link-to-archived page-visit sections en'],
  },
  {
    name: 'a link to another space',
    plant: (space) =>
      append(space, 'story-seeing', 'en', {
        nodeType: 'embedded-resource-block',
        data: { target: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:contentful:::content:spaces/x/entries/y' } } },
        content: [],
      }),
    found: ['warning link-elsewhere story-seeing body en'],
  },
  {
    name: 'a link in a text to an entry without a page',
    plant: (space) =>
      append(space, 'story-seeing', 'en', paragraph({ nodeType: 'entry-hyperlink', data: { target: link('Entry', 'visit-hero') }, content: [text('there')] })),
    found: ['warning link-without-page story-seeing body en'],
  },
  {
    name: 'a path that leads to no page',
    plant: (space) => append(space, 'story-seeing', 'ja', paragraph({ nodeType: 'hyperlink', data: { uri: '/stories/no-such-story' }, content: [text('x')] })),
    found: ['error dead-address story-seeing body ja'],
  },
  {
    name: 'an address of the site itself that leads to no page',
    plant: (space) => set(space.entries, 'nav-tickets', 'url', { en: 'http://localhost:3000/en/no-such-page' }),
    found: ['error dead-address nav-tickets url en'],
  },
  {
    name: 'an address that may not be linked',
    plant: (space) => append(space, 'story-seeing', 'en', paragraph({ nodeType: 'hyperlink', data: { uri: 'javascript:alert(1)' }, content: [text('x')] })),
    found: ['error unsafe-address story-seeing body en'],
  },
  {
    name: 'two stories with one slug in a language',
    plant: (space) => {
      const { slug = {} } = resource(space.entries, 'story-earthshine').fields
      Object.assign(resource(space.entries, 'story-terminator').fields['slug'] ?? {}, { fr: slug['fr'] })
      resource(space.entries, 'story-terminator').sys['publishedAt'] = '2026-06-01T00:00:00Z'
      resource(space.entries, 'story-terminator').sys['updatedAt'] = '2026-06-01T00:00:00Z'
    },
    found: ['error slug-clash story-terminator slug fr'],
  },
  {
    name: 'two pages of one parent with one slug',
    plant: (space) => {
      Object.assign(resource(space.entries, 'page-tickets').fields['slug'] ?? {}, { de: resource(space.entries, 'page-getting-here').fields['slug']?.['de'] })
      resource(space.entries, 'page-tickets').sys['updatedAt'] = '2026-06-01T00:00:00Z'
    },
    found: ['error slug-clash page-tickets slug de'],
  },
  {
    name: 'a page with the path of a list',
    plant: (space) => Object.assign(resource(space.entries, 'page-visit').fields['slug'] ?? {}, { de: 'geschichten' }),
    found: ['error slug-reserved page-visit slug de'],
  },
  {
    name: 'a topic without a slug',
    plant: (space) => drop(space.entries, 'topic-galaxies', 'slug'),
    found: ['error slug-missing topic-galaxies slug en'],
  },
  {
    name: 'pages that are each other’s parents',
    plant: (space) => set(space.entries, 'page-about', 'parent', { en: link('Entry', 'page-history') }),
    found: ['error parent-loop page-about parent -', 'error parent-loop page-history parent -'],
  },
  {
    name: 'a required field that is empty',
    plant: (space) => drop(space.entries, 'visit-hero', 'title'),
    found: ['error required-empty visit-hero title en'],
  },
  {
    name: 'a required value of the wrong kind',
    plant: (space) => set(space.entries, 'hours-all-year', 'opens', { en: '2 pm' }),
    found: ['error unfit-value hours-all-year opens en'],
  },
  {
    name: 'a value outside the list of what there is',
    plant: (space) => set(space.entries, 'visit-hero', 'layout', { en: 'sideways' }),
    found: ['warning unfit-value visit-hero layout en'],
  },
  {
    name: 'a section of an unknown type',
    plant(space) {
      space.entries.push({ ...quote(space, 'poll-1'), sys: { ...quote(space, 'poll-1').sys, contentType: link('ContentType', 'poll') }, fields: {} })
      space.contentTypes.push({
        ...structuredClone(space.contentTypes[0]),
        sys: { id: 'poll', type: 'ContentType', version: 2, publishedVersion: 1 },
        fields: [],
      })
      push(space, 'page-visit', 'sections', link('Entry', 'poll-1'))
    },
    found: ['error unknown-section page-visit sections en'],
  },
  {
    name: 'a card of what is no page',
    plant: (space) => push(space, 'visit-pages', 'items', link('Entry', 'visit-hero')),
    found: ['warning unfit-link visit-pages items en'],
  },
  {
    name: 'characters that no page may hold',
    plant: (space) => Object.assign(resource(space.entries, 'visit-hero').fields['text'] ?? {}, { en: 'One \u0000 two' }),
    found: ['warning unfit-characters visit-hero text -'],
  },
  {
    name: 'a picture that is too large',
    plant: (space) => file(space, 'dome-at-dusk', ({ details }) => (details.size = 25_000_000)),
    found: ['error picture-oversize dome-at-dusk file en'],
  },
  {
    name: 'a picture that is larger than anybody needs',
    plant: (space) => file(space, 'dome-at-dusk', ({ details }) => (details.size = 12_000_000)),
    found: ['warning picture-oversize dome-at-dusk file en'],
  },
  {
    name: 'a picture of more pixels than anybody needs',
    plant: (space) => file(space, 'dome-at-dusk', ({ details }) => (details.image = { width: 20_000, height: 10_000 })),
    found: ['warning picture-oversize dome-at-dusk file en'],
  },
  {
    name: 'a picture of unknown size',
    plant: (space) => file(space, 'dome-at-dusk', ({ details }) => delete details.image),
    found: ['error picture-without-size dome-at-dusk file en'],
  },
  {
    name: 'a picture that browsers do not show',
    plant: (space) => file(space, 'dome-at-dusk', (given) => (given.contentType = 'image/tiff')),
    found: ['error picture-format dome-at-dusk file en'],
  },
  {
    name: 'an asset without a file',
    plant: (space) => drop(space.assets, 'dome-at-dusk', 'file'),
    found: ['error file-missing dome-at-dusk file en'],
  },
  {
    name: 'a file of another host',
    plant: (space) => file(space, 'dome-at-dusk', (given) => (given.url = '//elsewhere.example/dome.jpg')),
    found: ['error file-missing dome-at-dusk file en'],
  },
  {
    name: 'a picture that nobody describes',
    plant: (space) => drop(space.assets, 'dome-at-dusk', 'description'),
    found: ['warning alt-missing dome-at-dusk description en'],
  },
  {
    name: 'a picture that is described by the name of its file',
    plant: (space) => Object.assign(resource(space.assets, 'dome-at-dusk').fields['description'] ?? {}, { fr: 'IMG_2041.jpg' }),
    found: ['warning alt-missing dome-at-dusk description fr'],
  },
  {
    name: 'a picture that is not described in a language',
    plant: (space) => drop(space.assets, 'dome-at-dusk', 'description', 'ar'),
    found: ['notice alt-untranslated dome-at-dusk description ar'],
  },
  {
    name: 'an entry that is not translated',
    plant: (space) => {
      for (const field of ['title', 'text']) drop(space.entries, 'visit-hero', field, 'fr')
    },
    found: ['warning untranslated visit-hero title fr'],
  },
  {
    name: 'an entry that is translated in part',
    plant: (space) => drop(space.entries, 'story-seeing', 'body', 'de'),
    found: ['notice partly-translated story-seeing body de'],
  },
  {
    name: 'a machine translation that no person reviewed',
    plant: (space) => Object.assign(resource(space.entries, 'story-seeing').fields, { machineTranslation: { de: 'unreviewed', fr: 'reviewed' } }),
    found: ['notice machine-translated story-seeing machineTranslation de'],
  },
  {
    name: 'an entry that no page leads to',
    plant: (space) => void space.entries.push(quote(space, 'lost-quote')),
    found: ['notice orphan lost-quote - -'],
  },
  {
    name: 'a page that nothing leads to',
    plant: (space) =>
      void space.entries.push(
        copyOf(resource(space.entries, 'page-imprint'), 'page-lost', {
          title: { en: 'Lost', de: 'Verloren', fr: 'Perdu', ar: 'ضائع', ja: '迷子' },
          slug: { en: 'lost', de: 'verloren', fr: 'perdu', ar: 'ضائع', ja: '迷子' },
          summary: {},
        }),
      ),
    found: ['notice page-unreached page-lost slug -'],
  },
  {
    name: 'an asset that nothing shows',
    plant: (space) => void space.assets.push(copyOf(resource(space.assets, 'dome-at-dusk'), 'lost-picture')),
    found: ['notice asset-unused lost-picture - -'],
  },
  {
    name: 'a redirect that is over',
    plant: (space) =>
      void space.entries.push(
        copyOf(resource(space.entries, 'redirect-halley'), 'redirect-over', { from: { en: '/over' }, end: { en: '2026-03-01T00:00:00Z' } }),
      ),
    found: ['notice redirect-ended redirect-over end en'],
  },
  {
    name: 'an announcement that is over',
    plant: (space) => set(space.entries, 'settings', 'announcementUntil', { en: '2026-03-01T00:00:00Z' }),
    found: ['notice announcement-ended settings announcementUntil en'],
  },
]
