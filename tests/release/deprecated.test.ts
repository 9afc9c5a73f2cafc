import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEPRECATED, deprecatedUses, upgradeProblems } from '../../scripts/checks/upgrade-comments.ts'
import { compareVersions, parseReleaseFile } from '../../scripts/upgrade/releases.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const RENAMED = [{ use: /\blistSection\b/, replacement: 'Use `sectionItems` instead.', removedIn: '0.4.0' }]

test('deprecated names: none is older than the version that removes it', () => {
  const { version } = parseReleaseFile(readFileSync('src/release.json', 'utf8'))
  expect(DEPRECATED.filter(({ removedIn }) => compareVersions(removedIn, version) <= 0)).toEqual([])
})

test('deprecatedUses: names the line, the last version and the replacement', () => {
  expect(deprecatedUses('app.config.ts', 'export default {\n  listSection: 4,\n}\n', RENAMED)).toEqual([
    'app.config.ts:2 `listSection` works until 0.4.0. Use `sectionItems` instead.',
  ])
})

test('npm run check: prints deprecated names in site/ and the settings, and does not fail because of them', () => {
  const folder = temporaryFolder('deprecated')
  mkdirSync(join(folder, 'site'))
  const used = ['app.config.ts', 'content.config.ts', 'site/a.css', 'site/a.json', 'site/a.ts', 'site/a.tsx']
  const files = { 'package.json': '{}', 'site/b.ts': 'listSections', ...Object.fromEntries(used.map((path) => [path, 'listSection'])) }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  const said: string[] = []
  expect(upgradeProblems(folder, { say: (line) => said.push(line), deprecated: RENAMED })).toEqual([])
  expect(said.map((line) => line.split(' ')[0])).toEqual(used.map((path) => `${path}:1`))
})

test('npm run check: prints comments of an upgrade in code, styles and settings, and the decisions in package.json', () => {
  const folder = temporaryFolder('comments')
  mkdirSync(join(folder, 'site'))
  const files = {
    'package.json': '{ "@upgrade": ["react: choose one."] }',
    'content.config.ts': '// @upgrade Rename this.\n',
    'site/a.css': '\n/* @upgrade Rename that. */\n',
    'site/a.tsx': '<>{/* @upgrade Move it. */}</>',
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  expect(upgradeProblems(folder)).toEqual([
    'content.config.ts:1 Rename this. Then delete the comment.',
    'site/a.css:2 Rename that. Then delete the comment.',
    'site/a.tsx:1 Move it. Then delete the comment.',
    'package.json react: choose one.',
  ])
})
