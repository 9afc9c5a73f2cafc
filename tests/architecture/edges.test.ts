import { expect, test } from 'vitest'
import { sourceFile, sourceFiles, type SourceFile } from './imports/source.ts'

const files = sourceFiles()

/** Packages that have their place, and what else may not know of them. */
const PLACES: readonly (readonly [name: string, place: RegExp])[] = [
  ['contentful', /^content\//],
  ['zod', /\.server\.ts$|\.functions\.ts$|^content-service\//],
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

function silenced(all: readonly SourceFile[]): string[] {
  return all.filter(({ text }) => /\bas any\b|\bas unknown as\b|@ts-(?:ignore|nocheck|expect-error)|oxlint-disable/.test(text)).map(({ path }) => path)
}

test('the SDK stays in the engine, zod at the edges of the server, React Aria and Embla in the elements', () => {
  expect(outOfPlace(files)).toEqual([])
})

test('nothing is cast or silenced', () => {
  expect(silenced(files)).toEqual([])
})

test('either is found', () => {
  const wrong = [
    sourceFile('site/Footer.tsx', "import { createClient } from 'contentful'; import { z } from 'zod/mini'"),
    sourceFile('sections/hero/hero.ts', "import type { MenuProps } from 'react-aria-components'"),
  ]
  expect(outOfPlace(wrong)).toEqual([
    'site/Footer.tsx imports contentful',
    'site/Footer.tsx imports zod',
    'sections/hero/hero.ts imports react-aria-components',
  ])
  expect(silenced([sourceFile('a.ts', 'const a = b as unknown as C')])).toEqual(['a.ts'])
})
