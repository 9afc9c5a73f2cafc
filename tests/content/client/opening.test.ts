import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { writeBlog } from '../../adopt/adopted-space.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-opening-'))
const file = join(folder, 'space.json')

beforeEach(() => writeBlog(file))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Opens the content of the file in modules without cached content. */
async function opened(): Promise<string> {
  vi.resetModules()
  vi.stubEnv('CONTENT_SPACE', file)
  const { openSource } = await import('../../../src/content/client/opening.server.ts')
  const { sentence } = await openSource(await import('../../../src/site-content/site-source.server.ts'))
  vi.unstubAllEnvs()
  return sentence
}

test('openSource: reports a space that has none of the languages of the site', async () => {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"code":"fr"', '"code":"fr-CA"'))
  expect(await opened()).toContain(': 2 entries in none of the languages of the site (no locale for en, de, fr, ar, ja).')
})

test('openSource: lists the languages of the site that a space has, and those that it lacks', async () => {
  expect(await opened()).toContain(': 2 entries in fr (no locale for en, de, ar, ja).')
})
