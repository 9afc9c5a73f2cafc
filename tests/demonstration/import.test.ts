import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { changedSpace, resource } from '../support/spaces/export-file.ts'
import { SPACE } from './space-file.ts'

interface ImportOptions {
  readonly content: unknown
  readonly spaceId: string
  readonly managementToken: string
  readonly errorLogFile: string
  readonly useVerboseRenderer: boolean
  /** Responds to every request of the tool, so that none leaves the machine. */
  readonly apiAdapter: { makeRequest(request: { entityType: string; action: string }): Promise<never> }
}

// The ES module build of the tool does not load; the CommonJS build does.
const importSpace: (options: ImportOptions) => Promise<unknown> = createRequire(import.meta.url)('contentful-import')

const folder = mkdtempSync(join(tmpdir(), 'vitrine-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
})

const failure = z.object({
  errors: z.array(z.object({ error: z.object({ name: z.string(), message: z.string(), details: z.array(z.object({ message: z.string() })).optional() }) })),
})

/** Returns the results of the tool's own validation of a file. It runs before the first request, which ends the import here. */
async function validate(file: string): Promise<string[]> {
  let asked: string | undefined
  const rejection: unknown = await importSpace({
    content: JSON.parse(readFileSync(file, 'utf8')),
    spaceId: 'nowhere',
    managementToken: 'none',
    errorLogFile: join(folder, 'errors.json'),
    useVerboseRenderer: true,
    apiAdapter: {
      async makeRequest({ entityType, action }) {
        asked ??= `${entityType}.${action}`
        throw new Error('There is no network here.')
      },
    },
  }).catch((error: unknown) => error)
  const invalid = failure
    .parse(rejection)
    .errors.flatMap(({ error }) => (error.name === 'ValidationError' ? (error.details ?? [{ message: error.message }]) : []))
  // If the file is valid, the tool continues to its first request. Otherwise it stopped for another reason, and the test would prove nothing.
  if (invalid.length === 0) expect(asked).toBe('Space.get')
  return invalid.map(({ message }) => message)
}

test('import: Contentful’s import tool accepts the demonstration space', async () => {
  expect(await validate(SPACE)).toEqual([])
})

test('import: Contentful’s import tool rejects a broken copy', async () => {
  const broken = changedSpace((draft) => {
    delete resource(draft.assets, 'dome-at-dusk').fields['file']?.['en']
    resource(draft.assets, 'star-trails').fields['file'] = { en: { fileName: 'star-trails.jpg', contentType: 'image/jpeg' } }
    delete draft.locales[1]?.['code']
    Object.assign(draft.contentTypes[0] ?? {}, { fields: [{ id: 'name', name: 'Name' }] })
    Object.assign(draft, { editorInterfaces: [{ controls: [{ fieldId: 'name', widgetId: 1 }] }] })
  })
  const problems = (await validate(broken)).join('\n')
  expect(problems).toMatch(/fields\.file\.en\.url" is required/)
  expect(problems).toMatch(/locales\[1\]\.code" is required/)
  expect(problems).toMatch(/contentTypes\[0\]\.fields\[0\]\.type" is required/)
  expect(problems).toMatch(/editorInterfaces\[0\]\.controls\[0\]\.widgetId" must be a string/)
})
