import { writeFileSync } from 'node:fs'

/** Creates a field in the format of an export file. */
const field = (id: string, type: string, more: object = {}) => ({ id, name: id, type, localized: false, required: false, validations: [], ...more })
const type = (id: string, displayField: string, fields: object[]) => ({
  sys: { id, type: 'ContentType', version: 2, publishedVersion: 1 },
  name: id,
  displayField,
  fields,
})
const entry = (id: string, contentType: string, fields: Readonly<Record<string, unknown>>) => ({
  sys: {
    id,
    type: 'Entry',
    version: 2,
    publishedVersion: 1,
    createdAt: '2025-01-01T00:00:00Z',
    updatedAt: '2025-01-01T00:00:00Z',
    contentType: { sys: { id: contentType } },
  },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'nl-NL': value }])),
})

/** Fields of a blog post, which a test may change. */
export const POST_FIELDS = [
  field('headline', 'Symbol', { required: true, localized: true }),
  field('slug', 'Symbol', { required: true, validations: [{ unique: true }] }),
  field('text', 'Text', { localized: true }),
  field('publishDate', 'Date'),
  field('author', 'Link', { linkType: 'Entry', validations: [{ linkContentType: ['author'] }] }),
]

/** Writes the export file of a small blog in two languages with custom content types. If `hasAuthors` is false, it has no authors. */
export function writeBlog(file: string, postFields: readonly object[] = POST_FIELDS, { hasAuthors = true } = {}): void {
  const text = 'The tide comes **twice** a day.\n\n- at six\n- at half past six\n\n## Later\n\nAnd leaves again.'
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'ann' } }
  const space = {
    space: { name: 'Tidal', sys: { id: 'tidal' } },
    locales: [
      { code: 'nl-NL', name: 'Dutch', default: true, fallbackCode: null },
      { code: 'fr', name: 'French', default: false, fallbackCode: 'nl-NL' },
    ],
    contentTypes: [
      type('blogPost', 'headline', [...postFields]),
      ...(hasAuthors ? [type('author', 'name', [field('name', 'Symbol'), field('shortBio', 'Text')])] : []),
    ],
    entries: [
      entry('tides', 'blogPost', { headline: 'Of tides', slug: 'of-tides', text, publishDate: '2025-02-01', author: link }),
      ...(hasAuthors ? [entry('ann', 'author', { name: 'Ann', shortBio: 'Looks at the sea.' })] : []),
    ],
    assets: [],
  }
  writeFileSync(file, JSON.stringify(space))
}
