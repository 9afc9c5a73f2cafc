import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyIntoFolder } from '../support/copy-folder.ts'
import { startSite } from '../support/process.ts'
import { copyProject, WRITE_ROUTE_TREE, type ProjectCopy } from './project-copy.ts'
import { REMOVABLE, removeFeature } from './recipes/remove-feature.ts'

// Each test compiles a copy of the whole project.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

/** Prints the imports that break a rule, and fails if there are any. The test runner would take longer to start than the rules to run. */
const IMPORT_RULES = `
  const problems = (await import('./scripts/checks/import-rules.ts')).importProblems()
  console.log(problems.join('\\n'))
  process.exit(problems.length > 0 ? 1 : 0)`

/** A project of the type checker with the code and its tests. They are two projects otherwise, because a site and its tests have different settings. */
const EVERYTHING = 'tests/everything.tsconfig.json'

let copy: ProjectCopy
beforeAll(async () => {
  copy = await copyProject('features')
  expect(copy.problems('node', 'scripts/messages.ts')).toBe('')
})
afterAll(() => copy.remove())

/** Compiles the copy, and reuses what an earlier test found about unchanged files. Returns the errors. */
async function typeProblems(): Promise<string> {
  const project = {
    extends: './tsconfig.json',
    include: ['.', '../src', '../packages', '../scripts', '../bench', '../content/migrations', '../*.config.ts'],
    exclude: ['variants/recipes/*/files', '../packages/*/dist', '../scripts/new/templates'],
  }
  await writeFile(join(copy.folder, EVERYTHING), JSON.stringify(project))
  return copy.problems('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/everything.tsbuildinfo', '-p', EVERYTHING)
}

/** Restores the files that an earlier test removed. */
function restore(): void {
  for (const each of ['src', 'tests', 'scripts', 'bench', 'vite.config.ts']) copyIntoFolder(each, copy.folder)
}

test('recipe: names at least nine features', () => {
  expect(REMOVABLE.length).toBeGreaterThanOrEqual(9)
})

test.each(REMOVABLE)('site without $name: compiles with its tests, keeps the import rules and passes the linter', async (feature) => {
  restore()
  await removeFeature(copy.folder, feature)
  // The typed addresses follow from the routes.
  if (feature.files.some((file) => file.startsWith('src/routes/'))) expect(copy.problems('node', ...WRITE_ROUTE_TREE)).toBe('')
  expect(await typeProblems()).toBe('')
  expect(copy.problems('oxlint')).toBe('')
  expect(copy.problems('node', '--input-type=module', '--eval', IMPORT_RULES)).toBe('')
})

test('site without all of them: is built, and its pages answer 200 without links to the removed features', async () => {
  restore()
  for (const feature of REMOVABLE) await removeFeature(copy.folder, feature)
  expect(copy.problems('tsc', '--noEmit')).toBe('')
  expect(copy.problems('node', 'scripts/build.ts')).toBe('')
  const site = await startSite({ CONTENT_SPACE: 'content/space.json' }, copy.folder, copy.folder)
  try {
    const home = await (await fetch(`${site.url}/en`)).text()
    expect(home).not.toMatch(/application\/(?:atom|rss|feed)|text\/(?:markdown|calendar)/)
    const links = [...new Set([...home.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, href = '']) => href))]
    expect(links.length).toBeGreaterThan(10)
    for (const href of links) expect((await fetch(`${site.url}${href}`)).status, href).toBe(200)
    for (const path of ['/sitemap.xml', '/llms.txt', '/en.md', '/en/stories/feed.atom', '/en/events/calendar.ics', '/en/_health', '/api/webhooks/contentful'])
      expect((await fetch(`${site.url}${path}`)).status, path).toBe(404)
  } finally {
    await site.stop()
  }
})
