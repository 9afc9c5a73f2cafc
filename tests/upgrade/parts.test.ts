import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decisionOf, mergeJson } from '../../scripts/upgrade/by-key.ts'
import { codemodsBetween, commentAbove } from '../../scripts/upgrade/codemods.ts'
import { UpgradeError } from '../../scripts/upgrade/git.ts'
import { notesBetween, notesOn, sectionsOf } from '../../scripts/upgrade/notes.ts'
import { compareVersions, parseReleaseFile, targetVersion } from '../../scripts/upgrade/releases.ts'
import { hasCodemods, ruleFor, seamFor } from '../../scripts/upgrade/rules.ts'

test('upgrader: imports only modules of Node and its own files, because it runs outside of the project', () => {
  const imports = globSync('scripts/upgrade/*').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) => name),
  )
  expect(imports.length).toBeGreaterThan(30)
  expect(imports.filter((name) => !/^node:[\w/]+$|^\.\/[\w-]+\.ts$/.test(name))).toEqual([])
})

test.each([
  ['site/sections/notice/section.tsx', 'site'],
  ['app.config.ts', 'demonstration'],
  ['content/space.json', 'demonstration'],
  ['content.config.ts', 'demonstration'],
  ['content.types.ts', 'demonstration'],
  ['public/robots.txt', 'demonstration'],
  ['content/migrations/0006-x.ts', 'merged'],
  ['README.md', 'replaced'],
  ['LICENSE', 'replaced'],
  ['package-lock.json', 'generated'],
  ['src/own/sections.gen.ts', 'generated'],
  ['src/app/routeTree.gen.ts', 'generated'],
  ['src/own/slots.gen.tsx', 'generated'],
  ['project.inlang/settings.json', 'generated'],
  ['src/release.json', 'keys'],
  ['package.json', 'keys'],
  ['packages/content-mapping/package.json', 'merged'],
  ['messages/zh-Hans.json', 'keys'],
  ['src/layout/Header.tsx', 'merged'],
])('ruleFor: %s is %s', (path, rule) => expect(ruleFor(path)).toBe(rule))

test.each([
  ['messages/en.json', 'site/messages/'],
  ['src/sections/quote/quote.ts', 'site/sections/'],
  ['src/entries/story/model.server.ts', 'site/page-types/'],
  ['src/pages/story/page.server.ts', 'site/page-types/'],
  ['src/config/page-types/story.ts', 'site/page-types/'],
  ['src/routes/$locale/search.tsx', 'site/routes/'],
  ['src/themes/plain/theme.css', 'site/themes/'],
  ['src/styles/reset.css', 'site/themes/'],
  ['src/ui/Dialog.tsx', 'site/themes/'],
  ['src/layout/header/Header.tsx', 'site/layout.tsx'],
  ['src/seo/head.ts', 'site/document.tsx'],
  ['src/server/security/content-security-policy.server.ts', 'site/policy.server.ts'],
  ['src/features/feeds/feed.server.ts', 'site/endpoints.server.ts'],
  ['src/app/endpoints.server.ts', 'site/endpoints.server.ts'],
  ['src/config/env.server.ts', 'site/env.server.ts'],
  ['.env.example', 'site/env.server.ts'],
  ['src/config/limits.ts', 'app.config.ts'],
  ['content/migrations/0001-redirects.ts', 'site/migrations/'],
  ['package.json', 'key by key'],
  ['src/release.json', 'keeps the address'],
  ['tests/http/redirects.test.ts', 'tests of the team'],
])('seamFor: %s belongs to %s', (path, seam) => expect(seamFor(path)).toContain(seam))

test.each(['site/a.ts', 'site/b/c.tsx', 'site/theme.css', 'site/messages/en.json', 'app.config.ts', 'content.config.ts'])(
  'hasCodemods: includes %s',
  (path) => {
    expect(hasCodemods(path)).toBe(true)
  },
)

test.each(['site/picture.svg', 'src/a.ts', 'content/space.json'])('hasCodemods: excludes %s', (path) => {
  expect(hasCodemods(path)).toBe(false)
})

test('seamFor: names no part of site/ for code without a seam', () => {
  expect(seamFor('src/content/client/fetch.server.ts')).toContain('there is none')
})

test('mergeJson: names a file of the team that is not JSON, with the remedy', () => {
  expect(() => mergeJson('messages/en.json', ['{}', '{ "top": "Up", }', '{}'])).toThrow(/^messages\/en\.json is not JSON \(.+\): correct and commit it\.$/)
  expect(() => mergeJson('package.json', ['{}', '', '{}'])).toThrow(UpgradeError)
})

test('mergeJson: merges each key, keeps deletions of the team, and reports keys that both changed', () => {
  const text = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`
  const base = text({ a: 1, b: 1, c: 1, nested: { x: 1, y: 1 } })
  const team = text({ a: 2, own: 1, c: 1, nested: { x: 1, y: 5 } })
  const release = text({ a: 3, b: 1, new: 1, c: 2, nested: { x: 2, y: 1 } })
  const { text: merged, conflicts } = mergeJson('messages/en.json', [base, team, release])
  expect(merged).toBe(text({ a: 2, own: 1, new: 1, c: 2, nested: { x: 2, y: 5 } }))
  expect(conflicts).toEqual([{ path: 'messages/en.json', key: ['a'], team: '2', release: '3' }])
})

test('mergeJson: package.json has the name, version, description and license of the team', () => {
  const text = (value: string) => JSON.stringify({ name: value, version: value, description: value, license: value, config: { name: value } })
  const { text: merged, conflicts } = mergeJson('package.json', [text('base'), text('team'), text('release')])
  expect(JSON.parse(merged)).toMatchObject({ name: 'team', version: 'team', description: 'team', license: 'team', config: { name: 'team' } })
  expect(conflicts.map(({ key }) => key.join('.'))).toEqual(['config.name'])
  expect(mergeJson('messages/en.json', [text('base'), text('team'), text('release')]).conflicts.length).toBe(5)
})

test('mergeJson: merges objects that both have added, and no lists; the same change of both is no conflict', () => {
  const both = (team: object, release: object, base: object = {}) => {
    const { text, conflicts } = mergeJson('package.json', [JSON.stringify(base), JSON.stringify(team), JSON.stringify(release)])
    return [JSON.parse(text), conflicts.map(decisionOf)]
  }
  expect(both({ x: { a: 1 } }, { x: { b: 1 } })).toEqual([{ x: { a: 1, b: 1 } }, []])
  expect(both({ own: 1, same: 2 }, { same: 2 })).toEqual([{ own: 1, same: 2 }, []])
  const decision = (team: string, release: string) => `x: you ${team}, the release ${release}. Choose one, then delete this line.`
  for (const [team, release, sentence] of [
    [{ x: ['a', 'b'] }, { x: ['a', 'c'] }, decision('set it to ["a","b"]', 'set it to ["a","c"]')],
    [{ x: null }, { x: { b: 1 } }, decision('set it to null', 'set it to {"b":1}')],
    [{ x: 2 }, {}, decision('set it to 2', 'removed it')],
  ] as const)
    expect(both(team, release, { x: 1 })).toEqual([{ ...team, '@upgrade': [sentence] }, [sentence]])
})

test('mergeJson: keeps the spelling of a file that only one side has changed', () => {
  expect(mergeJson('messages/en.json', ['{"a":1}', '{"a":1}', '{"a": 2}'])).toEqual({ text: '{"a": 2}', conflicts: [] })
  expect(mergeJson('messages/en.json', ['{"a":1}', '{"a":  2}', '{"a":1}']).text).toBe('{"a":  2}')
})

test('sectionsOf, notesBetween: list the notes of released versions after the first up to the last', () => {
  const changelog = `# Changelog\n\n## Unreleased\n\n### Upgrading\n\n- Later.\n\n${['0.11.0', '0.10.0', '0.9.0', '0.2.0'].map((version) => `## [${version}] - 2027-01-01\n\n### Added\n\n- A.\n\n### Upgrading\n\n- Of ${version}.\n\n### Fixed\n\n- B.\n\n`).join('')}## [0.3.0] - 2027-01-01\n\n- C.\n`
  expect(sectionsOf(changelog).map(({ version }) => version)).toEqual([undefined, '0.11.0', '0.10.0', '0.9.0', '0.2.0', '0.3.0'])
  expect(sectionsOf('## [0.1.0] - unreleased\n').map(({ version }) => version)).toEqual([undefined])
  expect(notesBetween(changelog, '0.2.0', '0.10.0')).toEqual([
    { version: '0.9.0', items: ['Of 0.9.0.'] },
    { version: '0.10.0', items: ['Of 0.10.0.'] },
  ])
})

test('notesOn: finds notes that name a file or its folder', () => {
  const notes = [{ version: '0.2.0', items: ['`src/a.ts` moved.', '`src/layout/` changed.', '`src/layout` is a folder.', 'No file.'] }]
  expect(notesOn('src/a.ts', notes)).toEqual(['`src/a.ts` moved.'])
  expect(notesOn('src/layout/x/y.tsx', notes)).toEqual(['`src/layout/` changed.'])
})

test('commentAbove: uses the syntax of the file, and adds a comment once', () => {
  const twice = (text: string, path: string, pattern: RegExp) => commentAbove(commentAbove(text, path, pattern, 'Change it.'), path, pattern, 'Change it.')
  expect(twice('  menu: 5,', 'site/a.ts', /menu/)).toBe('  // @upgrade Change it.\n  menu: 5,')
  expect(twice('<Menu>(x: Menu) => x', 'site/a.ts', /<Menu/)).toBe('// @upgrade Change it.\n<Menu>(x: Menu) => x')
  expect(twice('const menu = 1', 'site/a.tsx', /menu/)).toBe('// @upgrade Change it.\nconst menu = 1')
  expect(twice('a { color: red }', 'site/a.css', /color/)).toBe('/* @upgrade Change it. */\na { color: red }')
  expect(twice('    <Menu />', 'site/a.tsx', /<Menu/)).toBe('    {/* @upgrade Change it. */}\n    <Menu />')
})

test('codemodsBetween: selects those after the first version, in the order of the releases', () => {
  const codemod = (version: string) => ({ version, note: version, change: (text: string) => text })
  expect(codemodsBetween('0.2.0', '0.10.0', ['0.10.0', '0.2.0', '0.9.0', '0.11.0'].map(codemod)).map(({ version }) => version)).toEqual(['0.9.0', '0.10.0'])
  expect(compareVersions('0.10.0', '0.9.0')).toBeGreaterThan(0)
})

test.each([
  '',
  '[]',
  '{}',
  '{ "version": "0.1.0" }',
  '{ "version": "0.1", "releases": "" }',
  '{ "version": 1, "releases": "" }',
  '{ "version": "0.1.0", "releases": 1 }',
])('parseReleaseFile: refuses %j', (text) => {
  expect(() => parseReleaseFile(text)).toThrow(/^src\/release\.json is invalid: it needs "version", such as "0\.1\.0", and "releases"/)
})

test('targetVersion: returns the newest version or the requested one, and refuses all that are no upgrade', () => {
  const versions = ['0.1.0', '0.2.0', '0.10.0']
  const target = (from: string, requested?: string, all = versions) => targetVersion({ versions: all }, from, requested, '../releases')
  expect([target('0.1.0'), target('0.1.0', 'v0.2.0')]).toEqual(['0.10.0', '0.2.0'])
  expect(() => target('0.2.0', '0.1.0')).toThrow('The project is at version 0.2.0, which is newer than 0.1.0. To go back, revert the commit of the upgrade.')
  expect(() => target('0.10.0')).toThrow('The project is at version 0.10.0 already.')
  expect(() => target('0.1.0', '0.3.0')).toThrow('There is no release 0.3.0. The releases at ../releases are 0.1.0, 0.2.0, 0.10.0.')
  expect(() => target('0.1.0', undefined, [])).toThrow('which was never released. The releases at ../releases are empty.')
})
