import type * as FileSystem from 'node:fs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

// File systems list the files of a folder in different orders.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof FileSystem>()
  const reversed =
    (list: (...args: never[]) => unknown[]) =>
    (...args: never[]) =>
      list(...args).toReversed()
  return { ...fs, readdirSync: reversed(fs.readdirSync), globSync: reversed(fs.globSync) }
})

const { ownCodeProblems } = await import('../../scripts/own-code/clashes.ts')
const { generatedModules } = await import('../../scripts/own-code/generated.ts')
const { ownRoutes } = await import('../../scripts/own-code/routes.ts')

test('generated modules, routes and sentences do not depend on the order of the file system', async () => {
  const root = temporaryFolder('order')
  const { cpSync } = await vi.importActual<typeof FileSystem>('node:fs')
  for (const file of ['src/sections/registry.tsx', 'src/config/page-types/table.ts', 'scripts/model/content-model.json'])
    cpSync(file, join(root, file), { recursive: true })
  const parts = ['a', 'b'].flatMap((type) => ['section.tsx', 'section.server.ts', 'html.ts'].map((file) => `sections/${type}/${file}`))
  for (const file of [...parts, 'routes/a.tsx', 'routes/b.tsx', 'migrations/0001-a.ts', 'migrations/0001-b.ts', 'messages/EN.json', 'messages/DE.json']) {
    mkdirSync(dirname(join(root, 'site', file)), { recursive: true })
    writeFileSync(join(root, 'site', file), '')
  }
  expect(generatedModules(root).get('sections.gen.ts')).toMatch(/as a \}[^]*as b \}[^]* {2}a,\n {2}b,\n/)
  expect(ownRoutes(root)).toEqual(['site/routes/a.tsx', 'site/routes/b.tsx'])
  expect(ownCodeProblems(root).map((problem) => problem.split(':')[0])).toEqual(['site/messages/DE.json', 'site/messages/EN.json', 'site/migrations/0001-b.ts'])
})
