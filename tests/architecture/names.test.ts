import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { className } from '../../scripts/vite/short-names.ts'
import { sourceFile, sourceFiles, type SourceFile } from '../../scripts/checks/imports/source.ts'

const files = sourceFiles()

function withoutSubject(paths: readonly string[]): string[] {
  return paths.filter((path) => /(^|\/)(utils?|lib|helpers?|common|misc)(\/|\.)/.test(path))
}

/** Returns the files that only re-export. */
function barrels(all: readonly SourceFile[]): string[] {
  const lines = ({ text }: SourceFile) => text.split('\n').filter((line) => line.trim() !== '')
  return all.filter((file) => lines(file).length > 0 && lines(file).every((line) => /^export .* from /.test(line))).map(({ path }) => path)
}

test('names: there are no catch-all folders and no barrels', () => {
  expect(withoutSubject(files.map(({ path }) => path))).toEqual([])
  expect(barrels(files)).toEqual([])
})

test('names: finds catch-all folders and barrels', () => {
  expect(withoutSubject(['ui/utils.ts', 'content/lib/x.ts', 'content/library/x.ts'])).toEqual(['ui/utils.ts', 'content/lib/x.ts'])
  expect(barrels([sourceFile('ui/index.ts', "export { a } from './a.ts'\nexport * from './b.ts'\n"), sourceFile('ui/a.ts', 'export const a = 1')])).toEqual([
    'ui/index.ts',
  ])
})

test('class names: name their owner, and no two modules share a name', () => {
  expect(className('panel', '/site/src/layout/header/Navigation.module.css')).toBe('Navigation-panel')
  const modules = globSync('src/**/*.module.css')
  expect(modules.length).toBeGreaterThan(50)
  expect(new Set(modules.map((path) => className('x', path))).size).toBe(modules.length)
})
