import { expect, test } from 'vitest'
import { sourceFile, sourceFiles, type SourceFile } from '../../scripts/checks/imports/source.ts'

const files = sourceFiles()

/** Packages with the only files that may import them. */
const PLACES: readonly (readonly [name: string, place: RegExp])[] = [
  ['contentful', /^content\//],
  ['zod', /\.server\.ts$|\.functions\.ts$|^contentful-emulator\/|^content\/reading\/model\.ts$/],
  ['react-aria-components', /^ui\//],
  ['embla-carousel-react', /^ui\//],
]

function outOfPlace(all: readonly SourceFile[]): string[] {
  return all.flatMap(({ path, packages }) =>
    PLACES.filter(([name, place]) => !place.test(path) && packages.some((each) => each === name || each.startsWith(`${name}/`))).map(
      ([name]) => `${path} imports ${name}`,
    ),
  )
}

test('imports: the SDK stays in src/content, zod at the edges of the server, and UI libraries in elements', () => {
  expect(outOfPlace(files)).toEqual([])
})

test('outOfPlace: finds imports that are out of place', () => {
  const wrong = [
    sourceFile('layout/Footer.tsx', "import { createClient } from 'contentful'; import { z } from 'zod/mini'"),
    sourceFile('sections/hero/hero.ts', "import type { MenuProps } from 'react-aria-components'"),
  ]
  expect(outOfPlace(wrong)).toEqual([
    'layout/Footer.tsx imports contentful',
    'layout/Footer.tsx imports zod',
    'sections/hero/hero.ts imports react-aria-components',
  ])
})
