import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyProject, type ProjectCopy } from './project-copy.ts'

// Each test runs the checks of a whole project.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let copy: ProjectCopy
const write = (file: string, text: string) => writeFile(join(copy.folder, file), text)
const replace = async (file: string, find: string, by: string) => write(file, (await readFile(join(copy.folder, file), 'utf8')).replace(find, by))

beforeAll(async () => {
  copy = await copyProject('checks')
})
afterAll(() => copy.remove())

test('tsc --noEmit: a fresh clone compiles before any other command has run', () => {
  expect(copy.run('tsc', '--noEmit')).toEqual({ status: 0, output: '' })
})

test('npm run check: names dead code, broken import rules, incomplete themes and wrong field names, and skips JSON files of the adopter', async () => {
  await write('src/ui/left-over.ts', 'export const leftOver = 1\n')
  await appendFile(
    join(copy.folder, 'src/i18n/direction.ts'),
    "\nimport '../content/error.ts'\n\nexport const unusedValue = 1\nexport interface UnusedShape {\n  readonly is: true\n}\n",
  )
  await mkdir(join(copy.folder, 'src/themes/own'))
  await write('src/themes/own/index.ts', "import './gone.svg'\nimport './colours.css'\n\nexport const theme = { Mark: undefined }\n")
  await write('src/themes/own/colours.css', "@import './gone.css';\n")
  await write('content.types.ts', "export const space = { name: 'a', tellsValidations: true, types: { post: { name: 'Post', fields: {} } } } as const\n")
  await write(
    'content.config.ts',
    "import { space } from './content.types.ts'\nimport { as, defineContent } from './src/content-config.ts'\n\nexport default defineContent(space, { types: { post: as('story', { summary: 'teaser' }) } })\n",
  )
  await write('my-space.json', '{"entries":   []}')
  await write('content/my-space.json', '{"entries":   []}')

  await write('tests/left-over.test.ts', "import { workshopPage } from '../src/pages/workshop/page.server.ts'\n\nworkshopPage()\n")
  await replace('tests/fixtures/app.config.ts', 'listSection: 6,', 'listSection: 6,\n    workshopsPerPage: 9,')

  await mkdir(join(copy.folder, 'site/routes'), { recursive: true })
  await write('site/routes/geschichten.tsx', 'export {}\n')

  const { status, output } = copy.run('node', 'scripts/check.ts')
  expect(status).toBe(1)
  expect(output).toContain('site/routes/geschichten.tsx: /en/geschichten is the address of the list "stories": app.config.ts has this segment for "de"')
  expect(output).toContain('post: content.types.ts has no field "teaser" in it')
  expect(output).toContain('src/i18n/direction.ts imports content/error.ts: a folder may only import those before it')
  expect(output).toContain('src/themes/own/index.ts imports src/themes/own/gone.svg: there is no such file')
  expect(output).toContain('src/themes/own/colours.css names ./gone.css, which does not exist')
  expect(output).toContain('src/themes/own/share-picture.server.ts is missing: every theme has one')
  expect(output).toContain('src/themes/own/theme.css is missing')
  expect(output).toContain('src/themes/own/index.ts must contain `export const theme: Theme = …`')
  expect(output).toMatch(/Unused files[^]*src\/ui\/left-over\.ts/)
  expect(output).toMatch(/Unused exports[^]*unusedValue/)
  expect(output).toMatch(/Unused exported types[^]*UnusedShape/)
  // A setting that remains after a page type was removed.
  expect(output).toMatch(/tests\/fixtures\/app\.config\.ts needs a correction:\s+limits\.workshopsPerPage: there is no such setting/)
  expect(output).toMatch(/tests\/left-over\.test\.ts\(1,\d+\): error TS2307/)
  expect(output).toMatch(/Unresolved imports[^]*tests\/left-over\.test\.ts/)
  expect(output).toContain('✓ format')
  expect(output).not.toContain('my-space.json')
})
