import { expect, test } from 'vitest'
import type { Delivered, ResourceChange } from '../../../src/content/client/content-change.ts'
import type { Query } from '../../../src/content/client/query.ts'
import { listDependency } from '../../../src/content/dependencies/recorder.server.ts'
import { affectsList } from '../../../src/content/dependencies/affects-list.server.ts'

function story(slug: string, { published = '2026-01-01', tags = ['planets'], title = 'A', authors = ['ada'] } = {}): Delivered {
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
  return {
    contentTypeId: 'story',
    sys: { id: 'one', updatedAt: title },
    metadata: { tags: tags.map((tag) => link('Tag', tag)) },
    fields: {
      slug: { en: slug, de: `${slug}-de` },
      published: { en: published },
      title: { en: title },
      authors: { en: authors.map((id) => link('Entry', id)) },
    },
  }
}

const changed = (before: ResourceChange['before'], after: ResourceChange['after']): ResourceChange => ({ kind: 'Entry', id: 'one', before, after })
const newest: Query = { content_type: 'story', order: '-fields.published', include: 1 }

test.each<[string, Query, ResourceChange, boolean]>([
  ['gains a published entry', newest, changed(undefined, story('a')), true],
  ['loses an entry', newest, changed(story('a'), undefined), true],
  ['keeps its order where only a title differs: the card itself is read by its id', newest, changed(story('a'), story('a', { title: 'B' })), false],
  ['is ordered by a date that differs', newest, changed(story('a'), story('a', { published: '2026-02-01' })), true],
  ['is of another type', { ...newest, content_type: 'event' }, changed(undefined, story('a')), false],
  ['has no order of its own: what changed last comes first', { content_type: 'story' }, changed(story('a'), story('a', { title: 'B' })), true],
  ['asks for a slug that nobody has any more', { content_type: 'story', 'fields.slug': 'a' }, changed(story('a'), story('b')), true],
  ['asks for a slug that somebody has now, in any language', { content_type: 'story', 'fields.slug': 'b-de' }, changed(story('a'), story('b')), true],
  ['asks for the slug of another', { content_type: 'story', 'fields.slug': 'c' }, changed(story('a'), story('b')), false],
  ['gains by a tag', { ...newest, 'metadata.tags.sys.id[in]': 'comets,moons' }, changed(story('a'), story('a', { tags: ['planets', 'moons'] })), true],
  ['has another tag', { ...newest, 'metadata.tags.sys.id[in]': 'comets' }, changed(undefined, story('a')), false],
  ['gains by a link', { ...newest, 'fields.authors.sys.id': 'eve' }, changed(story('a'), story('a', { authors: ['ada', 'eve'] })), true],
  [
    'has a range that the entry may have left',
    { ...newest, order: 'sys.id', 'fields.published[gte]': '2026-01-15' },
    changed(story('a'), story('a', { published: '2026-02-01' })),
    true,
  ],
  ['may find anything', { links_to_entry: 'ada', order: 'sys.id' }, changed(story('a'), story('a', { title: 'B' })), true],
  ['is touched by an entry of its type of which nobody knows what it was', newest, changed('unknown', story('a')), true],
  ['is not touched by one of another type', { ...newest, content_type: 'event' }, changed('unknown', story('a')), false],
  ['is touched by any entry that is gone where nobody knows its type', { ...newest, content_type: 'event' }, changed('unknown', undefined), true],
])('touches: a list %s', (_, query, change, expected) => {
  expect(affectsList(change, listDependency(query))).toBe(expected)
})

test('touches: a draft that was created and deleted affects no list', () => {
  expect(affectsList(changed(undefined, undefined), listDependency(newest))).toBe(false)
})

test('touches: an asset affects no list', () => {
  expect(affectsList({ ...changed(undefined, story('a')), kind: 'Asset' }, listDependency(newest))).toBe(false)
})
