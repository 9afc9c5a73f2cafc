import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ABSENT_TYPES } from '../fixtures/absent-types.ts'
import { showsDemonstration } from '../../scripts/checks/demonstration.ts'
import { releasedChangelog, requireNextVersion, withVersion } from '../../scripts/release/changes.ts'
import { publicSurface } from '../../scripts/release/surface.ts'
import { readRecord, removedNames, surfaceProblems, updatedRecord } from '../../scripts/release/surface-record.ts'
import { HAS_OUR_README } from '../commands/documented.ts'

const RELEASED = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A.\n\n## [0.2.0] - 2026-12-01\n\n- B.\n'
const noted = (item: string) => RELEASED.replace('### Added', `### Upgrading\n\n- ${item}\n\n### Added`)

// A team may remove types, messages and settings of the product.
test.skipIf(!HAS_OUR_README || !showsDemonstration() || ABSENT_TYPES.length > 0)(
  'public surface: is recorded, and the changelog explains each removed name',
  async () => {
    expect(surfaceProblems(readRecord(), await publicSurface(), readFileSync('CHANGELOG.md', 'utf8'))).toEqual([])
  },
)

test('publicSurface: contains names of each kind', async () => {
  const surface = await publicSurface()
  for (const line of [
    'command build',
    'setting locales[].tag',
    'setting theme?',
    'variable SITE_ORIGIN',
    'token --accent',
    'field story.title Symbol',
    'module src/content-config.ts as',
  ])
    expect(surface).toContain(line)
  expect(surface).not.toContain('command pretest')
  expect(surface.length).toBe(new Set(surface).size)
})

test('surfaceProblems: a new name only needs a new record', () => {
  expect(surfaceProblems(['message a'], ['message a', 'message b'], RELEASED)).toEqual([
    'The public surface has changed. Run `npm run release -- --surface`, and commit docs/public-surface.txt.\n+ message b',
  ])
  expect(surfaceProblems(['message a', 'message b'], ['message a', 'message b'], RELEASED)).toEqual([])
})

test('surfaceProblems: a removed name needs a note for teams, also after it was recorded', () => {
  const record = updatedRecord(['message a', 'message b'], ['message a'], RELEASED)
  expect(record).toEqual(['message a', 'removed message b'])
  expect(surfaceProblems(record, ['message a'], RELEASED)).toEqual([
    '`b` was released. CHANGELOG.md needs a line with it in "### Upgrading" of the unreleased section, with the replacement.',
  ])
  expect(surfaceProblems(record, ['message a'], noted('`b` is `c` now.'))).toEqual([])
  expect(updatedRecord(record, ['message a', 'message b'], RELEASED)).toEqual(['message a', 'message b'])
})

test('updatedRecord: an optional setting is compatible, a required one and another kind of field are not', () => {
  expect(updatedRecord(['setting a.b', 'setting c?'], ['setting a.b?', 'setting c?'], RELEASED)).toEqual(['setting a.b?', 'setting c?'])
  expect(removedNames(updatedRecord(['setting c?', 'field s.x Text'], ['setting c', 'field s.x Symbol'], RELEASED))).toEqual(['c', 's.x'])
})

test('updatedRecord: before the first release, nothing counts as removed', () => {
  expect(updatedRecord(['message a'], ['message b'], '# Changelog\n\n## [0.1.0] - unreleased\n')).toEqual(['message b'])
})

test('releasedChangelog: dates the unreleased section, and refuses an empty one or another version', () => {
  expect(releasedChangelog(RELEASED, '0.3.0', '2027-01-01')).toBe(RELEASED.replace('## Unreleased', '## [0.3.0] - 2027-01-01'))
  expect(releasedChangelog('## [0.1.0] - unreleased\n\n- A.\n', '0.1.0', '2027-01-01')).toBe('## [0.1.0] - 2027-01-01\n\n- A.\n')
  expect(() => releasedChangelog('## [0.1.0] - unreleased\n\n- A.\n', '0.2.0', '')).toThrow('CHANGELOG.md announces 0.1.0, not 0.2.0.')
  expect(() => releasedChangelog(RELEASED.replace('- A.', ''), '0.3.0', '')).toThrow('has no changes to release')
  expect(() => releasedChangelog(RELEASED.replace('## Unreleased', ''), '0.3.0', '')).toThrow('has no changes to release')
})

test('requireNextVersion: follows the last release, and a patch removes nothing', () => {
  expect(() => requireNextVersion('0.3', RELEASED, [])).toThrow('"0.3" is not a version')
  expect(() => requireNextVersion('0.2.0', RELEASED, [])).toThrow('0.2.0 does not follow 0.2.0')
  expect(() => requireNextVersion('0.2.1', RELEASED, ['removed message b'])).toThrow('0.2.1 must not remove b: release the next minor version')
  expect(() => requireNextVersion('0.3.0', RELEASED, ['removed message b'])).not.toThrow()
  const stable = RELEASED.replace('0.2.0', '1.2.0')
  expect(() => requireNextVersion('1.3.0', stable, ['removed message b'])).toThrow('release the next major version')
  expect(() => requireNextVersion('2.0.0', stable, ['removed message b'])).not.toThrow()
})

test('withVersion: changes the version of the project, not of its packages', () => {
  const lock =
    '{\n  "name": "vitrine",\n  "version": "0.1.0",\n  "packages": {\n    "": {\n      "version": "0.1.0"\n    },\n    "node_modules/a": {\n      "version": "0.1.0"\n    }\n  }\n}\n'
  expect(withVersion(lock, '0.2.0', 2)).toBe(lock.replace('0.1.0', '0.2.0').replace('"0.1.0"\n    },\n    "node', '"0.2.0"\n    },\n    "node'))
})
