import { expect, test, vi } from 'vitest'
import { changedSpace, link, resource } from '../../support/spaces/export-file.ts'

process.env['CONTENT_SPACE'] = changedSpace(({ assets, entries }) => {
  resource(entries, 'story-seeing').fields['cover'] = { en: link('Asset', 'file-programme') }
  const plain = resource(assets, 'moon-full')
  delete plain.fields['description']
  resource(entries, 'story-earthshine').fields['cover'] = { en: link('Asset', 'moon-full') }
  // Some files have dimensions without being pictures.
  const file = resource(assets, 'file-programme').fields['file']?.['en']
  if (typeof file === 'object' && file !== null) Object.assign(file, { details: { size: 1, image: { width: 10, height: 10 } } })
})

const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { storyPage } = await import('../../../src/pages/story/page.server.ts')

test('story page: a file that is not a picture is omitted as a cover and reported', async () => {
  const reports: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
  const found = await storyPage(await openContent('en'), 'why-stars-twinkle')
  expect(found.kind === 'page' && found.page.cover).toBeUndefined()
  expect(reports).toContainEqual(expect.stringMatching(/file-programme.*is no picture \(application\/pdf\)/))
})

test('story page: a picture without a description is decorative, even if it has a title', async () => {
  const content = await openContent('en')
  const found = await storyPage(content, 'our-own-light-second-hand')
  expect(found.kind === 'page' ? found.page.cover : found).toMatchObject({ alt: { text: '' }, title: { text: expect.any(String) } })
})
