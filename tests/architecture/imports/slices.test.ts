import { expect, test } from 'vitest'
import { entanglements } from '../../../scripts/checks/imports/slices.ts'
import { sourceFile, sourceFiles } from '../../../scripts/checks/imports/source.ts'

test('entanglements: only its registry and its routes import a section type or page type', () => {
  expect(entanglements(sourceFiles())).toEqual([])
})

test.each([
  ['pages/story/StoryView.tsx', "import { EventRow } from '#app/entries/event/card/EventRow.tsx'"],
  ['pages/listing/Directory.tsx', "import type { Person } from '../person/person.ts'"],
  ['sections/hero/HeroSection.tsx', "import { Days } from '../opening-hours/Days.tsx'"],
  ['layout/site-layout/layout-content.server.ts', "import { hours } from '#app/sections/opening-hours/hours.server.ts'"],
])('entanglements: finds a slice that is used in another slice: %s with %s', (path, text) => {
  expect(entanglements([sourceFile(path, text)])).toHaveLength(1)
})

test.each([
  ['sections/registry.tsx', "import { HeroSection } from './hero/HeroSection.tsx'"],
  ['entries/table.server.ts', "import { story } from './story/page-type.server.ts'"],
  ['pages/story/StoryView.tsx', "import { StoryCard } from '#app/entries/story/card/StoryCard.tsx'"],
  ['routes/$locale/stories/index.tsx', "import { StoriesView } from '#app/pages/story/StoriesView.tsx'"],
  ['sections/hero/HeroSection.tsx', "import { ActionLink } from '../action/ActionLink.tsx'; import { Title } from './Title.tsx'"],
])('entanglements: allows composition, shared modules and a slice’s own modules: %s with %s', (path, text) => {
  expect(entanglements([sourceFile(path, text)])).toEqual([])
})
