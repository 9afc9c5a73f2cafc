import { afterAll, expect, test, vi } from 'vitest'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { changedSpace, resource } from '../../support/spaces/export-file.ts'

const reports: string[] = []
vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))

/** An entry of each page type whose cards have a picture with a focal point. */
const CARDS = [
  ['story', 'story-seeing'],
  ['topic', 'topic-moon'],
  ['event', 'event-eclipse-2027'],
  ['person', 'person-salma-haddad'],
].filter(([type = '']) => !isAbsent(type))

// The site's content layer on the embedded service, with a changed copy of the space.
process.env['CONTENT_SPACE'] = changedSpace((space) => {
  const choose = (id: string, point: string) => (resource(space.entries, id).fields['focalPoint'] = { en: point })
  choose('home-hero', 'top_left')
  choose('about-hero', 'somewhere')
  for (const [, id = ''] of CARDS) choose(id, 'bottom')
})
const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { homePage, pageByPath } = await import('../../../src/pages/page/page.server.ts')
const { storyPage } = await import('../../../src/pages/story/page.server.ts')
const { card } = await import('../../../src/entries/table.server.ts')
const content = await openContent('en')

afterAll(() => vi.restoreAllMocks())

function heroOf(found: Awaited<ReturnType<typeof homePage>>) {
  const [section] = found.kind === 'page' ? found.page.sections : []
  return section?.type === 'hero' ? section : undefined
}

test('focal point: a picture has the one of the entry that shows it', async () => {
  expect(heroOf(await homePage(content))?.picture?.focalPoint).toBe('top_left')
  const story = await storyPage(content, 'why-stars-twinkle')
  expect(story.kind === 'page' && story.page.cover?.focalPoint).toBe('bottom')
})

test.each(CARDS)('focal point: the card of a page of type %s has the one of its entry', async (_, id) => {
  const [entry] = await content.all({ 'sys.id': id, include: 1 })
  const shown = entry && card(entry)
  expect(shown && 'picture' in shown && shown.picture).toMatchObject({ focalPoint: 'bottom' })
})

test('focal point: a value unknown to the Images API is ignored and reported, and the picture is shown', async () => {
  const hero = heroOf(await pageByPath(content, 'about'))
  expect(hero?.picture?.id).toBe('dome-open-night')
  expect(hero?.picture?.focalPoint).toBeUndefined()
  expect(reports.join('\n')).toMatch(/about-hero.*focalPoint/)
})
