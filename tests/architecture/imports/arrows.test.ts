import { expect, test } from 'vitest'
import { PARTS, turnedArrows } from '../../../scripts/checks/imports/arrows.ts'
import { sourceFile, sourceFiles } from '../../../scripts/checks/imports/source.ts'

test('arrows between the parts of src/ point one way', () => {
  expect(turnedArrows(sourceFiles())).toEqual([])
})

test('the list itself has no way back', () => {
  const ground = new Set(['paraglide'])
  for (const { name, uses } of PARTS) {
    expect(uses.filter((each) => !ground.has(each))).toEqual([])
    ground.add(name)
  }
})

test.each([
  ['content-service/service.ts', "import { x } from '../content/error.ts'"],
  ['content/reading/read.server.ts', "import { models } from '#app/page-types/registry.server.ts'"],
  ['content/links/links.server.ts', "import type { Section } from '#app/sections/section.ts'"],
  ['rich-text/blocks/Embed.tsx', "import { SectionView } from '#app/sections/registry.tsx'"],
  ['page-types/story/card/StoryCard.tsx', "import type { StoryPage } from '../story.ts'"],
  ['sections/list/ListSection.tsx', "import { StoryView } from '#app/page-types/story/StoryView.tsx'"],
  ['ui/Carousel.tsx', "import type { Slide } from '#app/sections/carousel/slide.ts'"],
  ['site/SiteFrame.tsx', "const x = await import('#app/page-types/registry.tsx')"],
  ['i18n/urls.ts', "export { x } from '#app/content/error.ts'"],
  ['themes/plain/Logo.tsx', "import { Link } from '#app/ui/Link.tsx'"],
  ['utils/x.ts', 'export const x = 1'],
])('a turned arrow is found: %s with %s', (path, text) => {
  expect(turnedArrows([sourceFile(path, text)])).toHaveLength(1)
})

test('what lies right below src/ puts the parts together', () => {
  expect(turnedArrows([sourceFile('server.ts', "import { x } from './http/x.ts'; import { y } from '#app/routes/y.ts'")])).toEqual([])
})
