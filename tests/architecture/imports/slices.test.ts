import { expect, test } from 'vitest'
import { entanglements } from '../../../scripts/checks/imports/slices.ts'
import { sourceFile, sourceFiles } from '../../../scripts/checks/imports/source.ts'

test('a section type or page type is known to its registry and its routes alone', () => {
  expect(entanglements(sourceFiles())).toEqual([])
})

test.each([
  ['page-types/story/StoryView.tsx', "import { EventRow } from '../event/card/EventRow.tsx'"],
  ['page-types/listing/Directory.tsx', "import type { Person } from '../person/person.ts'"],
  ['sections/hero/HeroSection.tsx', "import { Days } from '../opening-hours/Days.tsx'"],
  ['site/frame/frame.server.ts', "import { hours } from '#app/sections/opening-hours/hours.server.ts'"],
])('a slice within another is found: %s with %s', (path, text) => {
  expect(entanglements([sourceFile(path, text)])).toHaveLength(1)
})

test.each([
  ['sections/registry.tsx', "import { HeroSection } from './hero/HeroSection.tsx'"],
  ['page-types/table.server.ts', "import { storyPage } from './story/page.server.ts'"],
  ['routes/$locale/stories/index.tsx', "import { StoriesView } from '#app/page-types/story/StoriesView.tsx'"],
  ['sections/hero/HeroSection.tsx', "import { ActionLink } from '../action/ActionLink.tsx'; import { Title } from './Title.tsx'"],
])('what composes, what is shared and what is its own are not: %s with %s', (path, text) => {
  expect(entanglements([sourceFile(path, text)])).toEqual([])
})
