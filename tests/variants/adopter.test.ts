import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExportDraft } from '../support/spaces/export-file.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'

const KEPT = ['en', 'de']
const ENGLISH_AND_GERMAN = `[
    { tag: 'en', prefix: 'en', contentful: 'en', dir: 'ltr', endonym: 'English', segments: { stories: 'news', events: 'dates', topics: 'topics', people: 'team' } },
    { tag: 'de', prefix: 'de', contentful: 'de', dir: 'ltr', endonym: 'Deutsch', segments: { stories: 'neues', events: 'termine', topics: 'themen', people: 'team' } },
  ]`

let copy: ProjectCopy

beforeAll(async () => {
  copy = await copyProject('adopter')
  await adopt(copy.folder)
})
afterAll(() => copy.remove())

/**
 * Changes the copy to that of an adopter. It has two of the five languages, a message in only these, and another space with the same
 * content model.
 */
async function adopt(folder: string): Promise<void> {
  const edit = async (file: string, change: (text: string) => string) => writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')))
  await edit('app.config.ts', (text) => text.replace(/(?<=\n {2}locales: )\[.*?\n {2}\]/s, () => ENGLISH_AND_GERMAN))
  for (const tag of KEPT) await edit(`messages/${tag}.json`, (text) => text.replace('{', '{ "bakery_open": "…",'))
  const text = await readFile('tests/fixtures/space.json', 'utf8')
  const space: ExportDraft = JSON.parse(text.replaceAll('meridian00001', 'bakery00001'))
  const keep = (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).filter(([code]) => KEPT.includes(code)))
  space.locales = space.locales.filter(({ code }) => KEPT.includes(String(code)))
  space.entries = space.entries.filter((_, index) => index % 3 > 0)
  for (const resource of [...space.entries, ...space.assets]) {
    resource.fields = Object.fromEntries(Object.entries(resource.fields).map(([name, values]) => [name, keep(values)]))
  }
  await writeFile(join(folder, 'content/space.json'), JSON.stringify(space))
}

test('adopted site: passes type checks and content tests with other languages and other content', () => {
  expect(copy.problems('node', 'scripts/messages.ts')).toBe('')
  expect(copy.problems('node', 'tests/fixtures/prepare.ts')).toBe('')
  expect(copy.problems('tsc', '--noEmit')).toBe('')
  expect(copy.problems('tsc', '--noEmit', '-p', 'tests')).toBe('')
  // Other folders use the settings by the same names.
  const folders = ['config', 'i18n', 'seo', 'space', 'demonstration']
  expect(copy.problems('vitest', 'run', '--testTimeout=120000', ...folders.map((name) => `tests/${name}/`))).toBe('')
}, 600_000)
