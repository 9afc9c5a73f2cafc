import { expect, test } from 'vitest'
import { changedSpace, type DraftResource } from '../../support/spaces/export-file.ts'

const stories: DraftResource[] = []
process.env['CONTENT_SPACE'] = changedSpace(({ entries }) => {
  stories.push(...entries.filter(({ sys, fields }) => 'published' in fields && 'publishedVersion' in sys))
  for (const { sys, fields } of stories) if (sys.id !== 'story-seeing') delete fields['related']
})

const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { storyPage } = await import('../../../src/pages/story/page.server.ts')

const english = ({ fields }: DraftResource, field: string) => fields[field]?.['en']
const published = (story: DraftResource) => Date.parse(String(english(story, 'published')))
const tags = ({ metadata }: DraftResource) => (metadata?.tags ?? []).map((tag) => JSON.stringify(tag))

async function relatedTo(story: DraftResource) {
  const found = await storyPage(await openContent('en'), String(english(story, 'slug')))
  return found.kind === 'page' ? found.page.related : []
}

test('relatedTo: returns the newest stories of the same topics if the editor chose none, without the story itself', async () => {
  const unchosen = stories.filter(({ sys }) => sys.id !== 'story-seeing')
  expect(unchosen.length).toBeGreaterThan(20)
  for (const own of unchosen) {
    const same = stories.filter((other) => other !== own && tags(other).some((tag) => tags(own).includes(tag)))
    const newest = same.map(published).toSorted((one, other) => other - one)
    const related = await relatedTo(own)
    expect(
      related.map((card) => Date.parse(card.published?.iso ?? '')),
      own.sys.id,
    ).toEqual(newest.slice(0, 3))
    expect(related.map(({ id }) => id)).not.toContain(own.sys.id)
  }
})

test('relatedTo: returns the stories that the editor chose, in order', async () => {
  const seeing = stories.find(({ sys }) => sys.id === 'story-seeing')
  const chosen = seeing && english(seeing, 'related')
  expect(seeing && (await relatedTo(seeing)).map(({ id }) => ({ sys: { type: 'Link', linkType: 'Entry', id } }))).toEqual(chosen)
})
