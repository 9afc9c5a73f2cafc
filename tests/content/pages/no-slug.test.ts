import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { SPACE } from '../../support/spaces/space.ts'
import { explained } from './explained.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-no-slug-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('whyMissing: explains that the entry has no slug in this language', async () => {
  const space: ExportDraft = JSON.parse(readFileSync(SPACE, 'utf8'))
  const file = join(folder, 'space.json')
  resource(space.entries, 'story-drawing-mars').fields['slug'] = { de: 'zeichnen' }
  writeFileSync(file, JSON.stringify(space))
  process.env['CONTENT_SPACE'] = file
  expect(await explained('zeichnen')).toBe('Entry story-drawing-mars (story) is a page in Deutsch (de), but has no slug in 日本語 (ja), nor a fallback.')
})
