import { expect, test } from 'vitest'
import { gitIn, writeText, type Entry, type Git } from '../../scripts/upgrade/git.ts'
import type { Plan } from '../../scripts/upgrade/plan.ts'
import { nextSteps, planReport, statusReport } from '../../scripts/upgrade/report.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const entry = (oid: string): Entry => ({ mode: '100644', oid })
const tree = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files).map(([path, oid]) => [path, entry(oid)]))

function repository(): Git {
  const git = gitIn(temporaryFolder('repository'))
  git(['init', '--quiet'])
  return git
}

const EMPTY: Plan = {
  from: '0.1.0',
  to: '0.2.0',
  base: new Map(),
  team: new Map(),
  release: new Map(),
  result: new Map(),
  conflicts: new Map(),
  keyConflicts: [],
  keptDeleted: [],
  rewritten: new Map(),
  notes: [],
}
const report = (plan: Partial<Plan>, git = gitIn('.')) => planReport(git, { ...EMPTY, ...plan })

test('planReport: counts the files that change, and leaves out empty lists', () => {
  const plan = { team: tree({ 'a.ts': '1', 'b.ts': '1', 'c.ts': '1' }), result: tree({ 'a.ts': '1', 'b.ts': '2', 'd.ts': '1' }) }
  expect(report(plan)).toBe('Upgrade from 0.1.0 to 0.2.0: 3 files change.')
})

test('planReport: lists twelve deleted files, and counts the others', () => {
  const keptDeleted = Array.from({ length: 14 }, (_, index) => `src/${index}.ts`)
  expect(report({ keptDeleted })).toMatch(/stay deleted:\n(?: {2}src\/\d+\.ts\n){12} {2}… and 2 more$/)
  expect(report({ keptDeleted: keptDeleted.slice(2) })).not.toContain('more')
})

test('planReport: lists content migrations that the release adds, and no other file of their folder', () => {
  const base = tree({ 'content/migrations/0001-a.ts': '1' })
  const release = tree({ 'content/migrations/0001-a.ts': '2', 'content/migrations/0002-b.cjs': '1', 'content/migrations/README.md': '1', 'src/a.ts': '1' })
  expect(report({ base, release })).toMatch(/\(npm run content:migrate\):\n {2}content\/migrations\/0002-b\.cjs$/)
})

test('planReport: separates messages, whose text stays, from decisions in package.json', () => {
  const keyConflicts = [
    { path: 'messages/en.json', key: ['top'], team: '"Up"', release: undefined },
    { path: 'package.json', key: ['scripts', 'dev'], team: '"a"', release: '"b"' },
  ]
  expect(report({ keyConflicts }).split('\n').slice(1)).toEqual([
    '',
    'You and the release changed these values. Yours stay:',
    '  messages/en.json, top: the release has none',
    '',
    'Decide in package.json:',
    '  scripts.dev: you set it to "a", the release set it to "b". Choose one, then delete this line.',
  ])
})

test('planReport: prints sixty lines of each change, without the settings of the user', () => {
  const git = repository()
  git(['config', 'color.ui', 'always'])
  git(['config', 'diff.external', 'false'])
  const lines = (text: string, count: number) => writeText(git, Array.from({ length: count }, (_, index) => `${text} ${index}\n`).join(''))
  const conflicts = new Map([['src/a.ts', new Map([1, 2, 3].map((stage) => [stage, lines(`stage ${stage}`, stage === 3 ? 40 : 1)]))]])
  const text = report({ conflicts }, git)
  expect(text).toMatch(/Your change:\n {4}@@ .*\n {4}-stage 1 0\n {4}\+stage 2 0\n {2}Change of 0\.2\.0:\n/)
  expect(text).toMatch(/\n {4}\+stage 3 39$/)
  const long = new Map([['src/a.ts', new Map([1, 2, 3].map((stage) => [stage, lines(`stage ${stage}`, stage === 3 ? 70 : 1)]))]])
  expect(report({ conflicts: long }, git)).toMatch(/\n {4}\+stage 3 57\n {4}… and 12 more lines$/)
})

test('planReport: explains a file that both have added, and one that the release removes', () => {
  const git = repository()
  const [ours, theirs] = ['ours', 'theirs'].map((text) => writeText(git, `${text}\n`))
  const both = new Map([['src/a.ts', new Map([ours, theirs].map((each, index) => [index + 2, each ?? entry('')]))]])
  expect(report({ conflicts: both }, git)).toMatch(/Your change:\n {4}@@ .*\n {4}\+ours\n {2}Change of 0\.2\.0:\n {4}@@ .*\n {4}\+theirs$/)
  const removed = new Map([['src/a.ts', new Map([theirs, ours].map((each, index) => [index + 1, each ?? entry('')]))]])
  expect(report({ conflicts: removed }, git)).toMatch(/\+ours\n {2}Change of 0\.2\.0:\n {4}removes the file$/)
})

test('statusReport: lists changed, added and deleted files of the product, and none of the team', () => {
  const paths = ['site/a.ts', 'app.config.ts', 'README.md', 'src/own/sections.gen.ts', 'src/a.ts', 'src/same.ts']
  const base = tree({ ...Object.fromEntries(paths.map((path) => [path, '1'])), 'src/gone.ts': '1', 'content/gone.json': '1' })
  const team = tree({
    ...Object.fromEntries(paths.map((path) => [path, path === 'src/same.ts' ? '1' : '2'])),
    'src/new.ts': '1',
    'tools/new.ts': '1',
    'site/new.ts': '1',
  })
  expect(statusReport({ base, team, version: '0.1.0', newest: '0.2.0' }).split('\n')).toEqual([
    'Version 0.1.0. The newest release is 0.2.0.',
    '',
    'Files of the product that you have changed, with the seam for each:',
    '  src/a.ts: there is none for this file; keep the edit small, and offer it to the project',
    '',
    'Files that you have added to src/. Another folder, site/, is safe from name clashes:',
    '  src/new.ts',
    '',
    'Files that you have deleted. An upgrade does not bring them back:',
    '  src/gone.ts',
  ])
  expect(statusReport({ base, team: base, version: '0.1.0', newest: '0.1.0' })).toBe(
    'Version 0.1.0. This is the newest release.\n\nYou have changed no file of the product.',
  )
})

test('nextSteps: names the migrations only if there are some', () => {
  expect(nextSteps({ from: '0.1.0', to: '0.2.0', hasMigrations: true })).toContain('Run npm run content:migrate before you deploy.')
  expect(nextSteps({ from: '0.1.0', to: '0.2.0', hasMigrations: false })).not.toContain('content:migrate')
})
