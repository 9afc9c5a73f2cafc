import { symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { changedSpace, copyOf, link, resource, type DraftResource, type ExportDraft } from './export-file.ts'

const NUL = '\u0000'
const HALF = '\uD83D'
const SCRIPT = '</script><script>globalThis.pwned = 1</script><img src=x onerror="globalThis.pwned = 1">'
/** Letters with separate accents, as in file names of macOS. */
export const APART = 'café-étoilée'.normalize('NFD')
const EMBEDS = 12
const DEEP = 300

const text = (value: string, ...marks: string[]) => ({ nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} })
const node = (nodeType: string, content: unknown[], data: object = {}) => ({ nodeType, data, content })
const paragraph = (...content: unknown[]) => node('paragraph', content)
const document = (...content: unknown[]) => ({ en: node('document', content) })
const embed = (id: string) => node('embedded-entry-block', [], { target: link('Entry', id) })

function nested(inner: unknown, wrap: (content: unknown) => unknown): unknown {
  return Array.from({ length: DEEP }).reduce<unknown>((content) => wrap(content), inner)
}

/** Property names that every object inherits. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

/** Slugs of the stories with hostile content, each of which has a page. */
export const HOSTILE_STORIES = ['controls', 'markup', 'deep', 'inherited', 'assets', 'embeds', 'links', 'dates', APART.normalize('NFC')]

/** Writes a copy of the demonstration space with all known forms of hostile content. Returns its path. */
export function hostileSpace(): string {
  const file = changedSpace((space) => {
    const story = resource(space.entries, 'story-earthshine')
    const add = (id: string, slug: string, fields: DraftResource['fields']) =>
      space.entries.push(copyOf(story, `story-${id}`, { slug: { en: slug }, published: { en: '2026-11-20T10:00Z' }, related: {}, cover: {}, ...fields }))
    add('controls', 'controls', {
      title: { en: `Contr${NUL}ols \u000Band ${HALF}halves\uFFFE` },
      summary: { en: `A${NUL}B\u007F ${HALF}` },
      body: document(paragraph(text(`one${NUL}two ${HALF}three\u2028four`, 'code')), node('heading-2', [text(`He${NUL}ad`)])),
    })
    add('markup', 'markup', { title: { en: `Markup ${SCRIPT}` }, summary: { en: `<!-- ${SCRIPT}` }, body: document(paragraph(text(`]]>${SCRIPT}`))) })
    add('nul-slug', `nul${NUL}slug`, {})
    add('half-slug', `half${HALF}`, {})
    add('apart', APART, {})
    add('deep', 'deep', {
      body: document(
        paragraph(text('at the top')),
        nested(paragraph(text('down')), (content) => node('blockquote', [content])),
        nested(paragraph(text('down')), (content) => node('unordered-list', [node('list-item', [content])])),
        paragraph(nested(text('down'), (content) => node('hyperlink', [content], { uri: 'https://example.org/' }))),
      ),
    })
    add('inherited', 'inherited', {
      body: document(...INHERITED.flatMap((name) => [node(name, [paragraph(text(`in ${name}`))]), paragraph(node(name, [text('word')]), text('plain', name))])),
    })
    add('dates', 'dates', { published: { en: '+275760-09-12T00:00Z' } })
    addAssets(space, add)
    addEmbeds(space, add)
    addLinks(space, add)
    addInheritedTypes(space)
    const settings = resource(space.entries, firstOfType(space, 'siteSettings'))
    settings.fields['announcement'] = { en: `Ann${NUL}ounced ${HALF}${SCRIPT}` }
    settings.fields['organization'] = { en: `Org${NUL}${SCRIPT}` }
    const event = resource(space.entries, 'event-apophis-2029')
    event.fields['end'] = { en: '2001-01-01T00:00Z' }
  })
  for (const host of ['images.ctfassets.net', 'assets.ctfassets.net']) symlinkSync(resolve('.cache/fixtures/content', host), join(dirname(file), host))
  return file
}

type Add = (id: string, slug: string, fields: DraftResource['fields']) => void

function addAssets(space: ExportDraft, add: Add): void {
  const good = resource(space.assets, 'earthrise')
  const addresses = [
    'data:text/html,<script>globalThis.pwned=1</script>',
    '//evil.example/x.jpg',
    'javascript:pwned=1',
    'https://evil.example/x.jpg',
    `/media/../x${NUL}`,
    '/media/%2e%2e/x',
  ]
  const ids = addresses.map((url, index) => {
    const id = `asset-hostile-${index}`
    const fields = structuredClone(good.fields)
    const own = Object(fields['file']?.['en'])
    space.assets.push({
      ...structuredClone(good),
      sys: { ...good.sys, id },
      fields: { ...fields, file: { en: { ...own, url } }, title: { en: `As${NUL}set` } },
    })
    return id
  })
  add('assets', 'assets', {
    cover: { en: link('Asset', ids[0] ?? '') },
    body: document(
      paragraph(text('assets')),
      ...ids.flatMap((id) => [
        node('embedded-asset-block', [], { target: link('Asset', id) }),
        paragraph(node('asset-hyperlink', [text('file')], { target: link('Asset', id) })),
      ]),
    ),
  })
}

/** Adds sections that embed each other and themselves. */
function addEmbeds(space: ExportDraft, add: Add): void {
  const section = resource(space.entries, firstOfType(space, 'richText'))
  const ids = Array.from({ length: EMBEDS }, (_, index) => `embed-${index}`)
  for (const id of ids) space.entries.push(copyOf(section, id, { body: document(paragraph(text(`I am ${id}`)), ...ids.map(embed)) }))
  const questions = resource(space.entries, firstOfType(space, 'questions'))
  const question = resource(space.entries, firstOfType(space, 'question'))
  space.entries.push(
    copyOf(questions, 'embed-questions', { items: { en: [link('Entry', 'embed-question')] } }),
    copyOf(question, 'embed-question', { answer: document(paragraph(text('Why?')), embed('embed-questions'), embed('embed-0')) }),
  )
  add('embeds', 'embeds', { body: document(...ids.map(embed), embed('embed-questions')) })
}

function addLinks(space: ExportDraft, add: Add): void {
  const addresses = [
    '/%00',
    '/stories/%00',
    '/stories?topic=%00',
    `/${NUL}`,
    'java\nscript:pwned=1',
    '//evil.example',
    '/\\evil.example',
    'https://example.org/\r\nx',
    '#',
    `/stories/${HALF}`,
  ]
  add('links', 'links', { body: document(paragraph(text('links')), ...addresses.map((uri) => paragraph(node('hyperlink', [text('here')], { uri })))) })
  const redirect = resource(space.entries, firstOfType(space, 'redirect'))
  const redirects = {
    crlf: 'https://example.org/\r\nSet-Cookie: a=b',
    hash: '#',
    script: 'javascript:alert(1)',
    itself: '/itself',
    'no-target': 'https://',
    ümlaut: '/stories',
  }
  for (const [from, url] of Object.entries(redirects)) {
    space.entries.push(copyOf(redirect, `redirect-${from}`, { from: { en: `/${from}`.normalize('NFD') }, target: {}, url: { en: url } }))
  }
}

function addInheritedTypes(space: ExportDraft): void {
  const [type] = space.contentTypes
  const sections = resource(space.entries, 'page-visit').fields['sections']?.['en']
  if (!Array.isArray(sections)) throw new Error('The page has no sections.')
  for (const name of INHERITED) {
    space.contentTypes.push({ ...type, sys: { id: name, type: 'ContentType' }, fields: [] })
    const quote = resource(space.entries, 'quote-aldous-clock')
    space.entries.push({ ...copyOf(quote, `of-${name}`), sys: { ...quote.sys, id: `of-${name}`, contentType: link('ContentType', name) }, fields: {} })
    sections.push(link('Entry', `of-${name}`))
  }
}

function firstOfType(space: ExportDraft, type: string): string {
  const found = space.entries.find(({ sys }) => JSON.stringify(sys['contentType']).includes(`"${type}"`))
  if (!found) throw new Error(`There is no ${type} in the demonstration space.`)
  return found.sys.id
}
