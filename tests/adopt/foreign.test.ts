import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { configText } from '../../scripts/adopt/config-text.ts'
import { readSpace } from '../../scripts/adopt/read-space.ts'
import { recordOf, typesText } from '../../scripts/adopt/space-record.ts'
import { parseEnvironment } from '../../src/config/env.server.ts'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { parseContentConfig } from '../../src/site-content/content-config/parse-config.server.ts'
import { resolveConfig } from 'content-mapping/config/resolve-config.ts'
import { driftOf } from 'content-mapping/drift/drift.ts'
import type { Mapping, TypeMapping } from 'content-mapping/mapping.ts'
import { roles } from '../../src/site-content/site-roles.server.ts'
import { exportFilesIn, FOREIGN } from '../support/foreign-spaces.ts'

const names = exportFilesIn(FOREIGN).map((file) => basename(file, '.json'))
const FOLDER = resolve('.cache/adopted')
const NOTHING = { types: {} }

/** The examples of the documentation by their headings, with the spaces that they are for. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'A marketing site': 'template-marketing-2022',
  'A blog': 'whitep4nth3r-blog-starter',
  'An example app': 'contentful-cli-tmp-export',
}
const documented = new Map(
  [...readFileSync('docs/adopting.md', 'utf8').matchAll(/^### (.+)\n[^]*?```ts\n([^]*?)```/gm)].map(([, heading = '', code = '']) => [heading, code]),
)

const spaceOf = (name: string) => readSpace(parseEnvironment({ CONTENT_SPACE: `${FOREIGN}/${name}.json` }))

/** Writes a configuration beside the types of its space, for the type checker. Returns the folder. */
async function put(folder: string, name: string, config: string): Promise<string> {
  const path = join(FOLDER, folder)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'content.types.ts'), await typesText(recordOf(await spaceOf(name))))
  writeFileSync(join(path, 'content.config.ts'), config.replace('./src/content-config.ts', resolve('src/content-config.ts')))
  return path
}

const readConfig = async (path: string) =>
  parseContentConfig((await import(/* @vite-ignore */ pathToFileURL(join(path, 'content.config.ts')).href)).default, roles)

test('documentation: has an example of at most 25 lines for each kind of site', () => {
  expect([...documented.keys()]).toEqual(Object.keys(EXAMPLES))
  for (const code of documented.values()) expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(25)
})

describe.skipIf(names.length === 0)('spaces of other teams', () => {
  beforeAll(() => {
    rmSync(FOLDER, { recursive: true, force: true })
  })

  test.each(names)('configText: the mapping inferred from %s is the same after it is written and read', async (name) => {
    const space = await spaceOf(name)
    const { mapping } = inferMapping(space)
    const config = await readConfig(await put(name, name, await configText(space.types, mapping, roles, () => 'a reason')))
    const again = resolveConfig(config, space.types, roles, NOTHING)
    expect(comparable(again)).toEqual(comparable(mapping))
    expect(driftOf(config, again, space, roles)).toEqual({ problems: [], news: [] })
  })

  test.each(Object.entries(EXAMPLES))('documentation: the example of %s fits its space', async (heading, name) => {
    const space = await spaceOf(name)
    const config = await readConfig(await put(`example-${name}`, name, documented.get(heading) ?? ''))
    const mapping = resolveConfig(config, space.types, roles, inferMapping(space).mapping)
    expect(driftOf(config, mapping, space, roles)).toEqual({ problems: [], news: [] })
    const shown = Object.values(mapping.types).map(({ as }) => as)
    expect(shown).toEqual(expect.arrayContaining(['page', 'story', 'person']))
  })

  test('all configurations compile', () => {
    expect(existsSync(join(FOLDER, 'example-template-marketing-2022'))).toBe(true)
    const settings = {
      extends: '../../tests/tsconfig.json',
      compilerOptions: { paths: { '#config': ['../../tests/fixtures/app.config.ts'], '#paraglide/*': ['../fixtures/paraglide/*'] } },
    }
    writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify({ ...settings, include: ['.'], exclude: [] }))
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '--noEmit', '-p', FOLDER], { encoding: 'utf8' })
    expect(stdout.split('\n').filter((line) => line.startsWith('.cache/adopted'))).toEqual([])
  })
})

test.skipIf(names.length > 0)('spaces of other teams: no space is tested, because the folder is absent', () => {
  expect(names).toEqual([])
})

/** Normalizes a mapping so that the order does not matter. Fields without a source are omitted. */
function comparable({ types }: Mapping): Record<string, TypeMapping> {
  return Object.fromEntries(
    Object.entries(types).map(([id, { as, fields, hidden = [], segment }]) => {
      const meant = Object.entries(fields).filter(([, source]) => !('any' in source && source.any.length === 0))
      return [id, { as, fields: Object.fromEntries(meant), hidden: hidden.toSorted(), segment }]
    }),
  )
}
