import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { LAYERS, turnedArrows } from '../../../scripts/checks/imports/arrows.ts'
import { sourceFile, sourceFiles } from '../../../scripts/checks/imports/source.ts'

test('turnedArrows: imports between folders follow the order of the layers', () => {
  expect(turnedArrows(sourceFiles())).toEqual([])
})

/** Folders that a site may delete. Their names may stay in the list. */
const isRemovable = (name: string) => name.startsWith('features/') || name === 'demonstration-pictures'

test('LAYERS: names each folder of src/ and packages/ once, and no other', () => {
  const folders = globSync(['src/*/', 'src/features/*/', 'packages/*/src/'], { withFileTypes: true }).filter(
    (each) => each.isDirectory() && each.name !== 'paraglide',
  )
  const names = folders.map(({ parentPath, name }) => relative('.', join(parentPath, name)).replace(/^src\/|^packages\/|\/src$/g, ''))
  const existing = [...names.filter((name) => name !== 'features'), 'paraglide', 'content-config.ts']
  expect(LAYERS.filter((name) => existing.includes(name) || !isRemovable(name)).toSorted()).toEqual(existing.toSorted())
})

test.each([
  ['contentful-emulator/service.ts', "import { x } from '#app/content/error.ts'"],
  ['content-mapping/mapping.ts', "import type { Site } from '#app/config/site.ts'"],
  ['content/reading/read.server.ts', "import { models } from '#app/entries/table.server.ts'"],
  ['content/links/links.server.ts', "import type { Section } from '#app/sections/section.ts'"],
  ['rich-text/blocks/Embed.tsx', "import { SectionView } from '#app/sections/registry.tsx'"],
  ['entries/story/card/StoryCard.tsx', "import type { StoryPage } from '../../../src/pages/story/StoryView.tsx'"],
  ['sections/list/ListSection.tsx', "import { StoryView } from '#app/pages/story/StoryView.tsx'"],
  ['ui/Carousel.tsx', "import type { Slide } from '#app/sections/carousel/slide.ts'"],
  ['layout/SiteLayout.tsx', "const x = await import('#app/pages/story/StoryView.tsx')"],
  ['i18n/urls.ts', "export { x } from '#app/content/error.ts'"],
  ['themes/plain/Logo.tsx', "import { Link } from '#app/media/Link.tsx'"],
  ['utils/x.ts', 'export const x = 1'],
])('turnedArrows: finds an import against the order of the layers: %s with %s', (path, text) => {
  expect(turnedArrows([sourceFile(path, text)])).toHaveLength(1)
})

test('turnedArrows: the application may import all layers', () => {
  expect(turnedArrows([sourceFile('app/server.ts', "import { x } from '#app/server/x.ts'; import { y } from '#app/routes/y.ts'")])).toEqual([])
})
