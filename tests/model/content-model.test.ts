import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contentModel } from '../../scripts/content-model.ts'
import { prefixed } from '../../scripts/model/prefixed.ts'
import { exportFilesIn, FOREIGN } from '../support/foreign-spaces.ts'
import { startContentService } from '../support/process.ts'
import { SPACE } from '../support/spaces/space.ts'
import { recordMigration } from './recorded-migration.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-model-'))
afterAll(() => rmSync(folder, { recursive: true }))

const own = JSON.parse(readFileSync(SPACE, 'utf8'))
const ids: string[] = own.contentTypes.map((type: { sys: { id: string } }) => type.sys.id)

interface DraftType {
  sys: { id: string; [name: string]: unknown }
  fields: { id: string; [name: string]: unknown }[]
}

const ofSpace = { space: { sys: { type: 'Link', linkType: 'Space', id: 'bakery' } } }
const field = (id: string, more: object = {}) => ({ id, name: id, type: 'Symbol', localized: false, required: false, validations: [], ...more })
const article: DraftType = { sys: { id: 'article', ...ofSpace }, fields: [field('title')] }

/** Writes the export file of a space with these content types, which are changed copies of the site's. */
function spaceWith(...types: readonly (DraftType | readonly [id: string, change: (type: DraftType) => void])[]): string {
  const contentTypes = types.map((each) => {
    if (!Array.isArray(each)) return { name: 'Article', displayField: 'title', ...each }
    const [id, change] = each
    const type: DraftType = structuredClone(own.contentTypes.find((candidate: DraftType) => candidate.sys.id === id))
    change(type)
    return type
  })
  const file = join(mkdtempSync(join(folder, 'space-')), 'export.json')
  writeFileSync(file, JSON.stringify({ contentTypes }))
  return file
}

const asItIs = () => undefined

/** Runs the command. Returns its output, and the reason if it failed. */
async function run(args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const lines: string[] = []
  const refusal = await contentModel(args, { variables, modelFile: SPACE, print: (line) => lines.push(line), compile: async () => undefined }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return { said: lines.join('\n'), refusal }
}

const script = () => join(mkdtempSync(join(folder, 'script-')), 'model.cjs')

describe('a plan', () => {
  test('adds every content type with its fields, rules and editor controls', async () => {
    const out = script()
    const { said, refusal } = await run(['--plan', '--environment', 'staging', '--space', spaceWith(article), '--out', out])
    expect(refusal).toBeUndefined()
    expect(said).toContain(`npx contentful-migration --space-id bakery --environment-id staging --access-token <management token> ${out}`)
    const types = recordMigration(out, { spaceId: 'bakery', environmentId: 'staging' })
    expect(types.map(({ id }) => id)).toEqual(ids)
    for (const [index, { id, properties, fields, controls }] of types.entries()) {
      const { name, description, displayField, fields: wanted } = own.contentTypes[index]
      expect(properties, id).toEqual({ name, description, displayField })
      // Defaults of omitted properties.
      const unsaid = { localized: false, required: false, validations: [], disabled: false, omitted: false }
      expect(fields.map((each) => ({ ...unsaid, ...each }))).toEqual(wanted)
      expect(controls).toEqual(own.editorInterfaces[index].controls)
    }
  })

  test('runs only in the space and environment that it was created for', async () => {
    const out = script()
    await run(['--plan', '--environment', 'staging', '--space', spaceWith(article), '--out', out])
    expect(() => recordMigration(out, { spaceId: 'bakery', environmentId: 'master' })).toThrow('This script is for environment staging, unlike master')
    expect(() => recordMigration(out, { spaceId: 'cellar', environmentId: 'staging' })).toThrow('This script is for space bakery, unlike cellar')
  })

  test('omits content types that the space already has, also if they have further fields', async () => {
    const out = script()
    const space = spaceWith(['page', asItIs], ['story', (type) => type.fields.push(field('mood'))])
    const { said } = await run(['--plan', '--space', space, '--out', out])
    expect(said).toMatch(/^ {2}page +\S is there$/m)
    expect(said).toMatch(/^ {2}story +\S is there: it has a further field "mood"$/m)
    const added = recordMigration(out, { spaceId: 'meridian00001', environmentId: 'master' }).map(({ id }) => id)
    expect(added).toEqual(ids.filter((id) => id !== 'page' && id !== 'story'))
  })

  test('is refused if a content type with the same id differs, and names the reason and the remedy', async () => {
    const out = script()
    const space = spaceWith(
      { ...article, sys: { id: 'person' } },
      ['page', (type) => type.fields.splice(1, 1)],
      ['hero', (type) => Object.assign(type.fields.find(({ id }) => id === 'picture') ?? {}, { linkType: 'Entry' })],
      ['story', (type) => Object.assign(type.fields.find(({ id }) => id === 'title') ?? {}, { localized: false })],
    )
    const { said, refusal } = await run(['--plan', '--space', space, '--out', out])
    expect(said).toMatch(/person +✗ is another: it has no field "name", has no field "slug"/)
    expect(said).toMatch(/page +✗ is another: it has no field "slug"$/m)
    expect(said).toMatch(/hero +✗ is another: it has "picture" as Link to Entry, not Link to Asset$/m)
    expect(said).toMatch(/story +✗ is another: it has "title" not localized$/m)
    expect(refusal).toMatch(/^Nothing was written, because .* has custom content types: page, story, person, hero\. .*--prefix vitrine$/)
    expect(existsSync(out)).toBe(false)
  })

  test('adds nothing if the space has all types', async () => {
    const out = script()
    const { said } = await run(['--plan', '--space', spaceWith(...ids.map((id) => [id, asItIs] as const)), '--out', out])
    expect(said).toContain('The space already has all content types: there is nothing to add.')
    expect(existsSync(out)).toBe(false)
  })
})

describe('a prefix', () => {
  const taken = () => spaceWith({ ...article, sys: { id: 'page', ...ofSpace } })

  test('is added to every id, also in the rules for links', async () => {
    const out = script()
    const { refusal } = await run(['--plan', '--prefix', 'vitrine', '--space', taken(), '--out', out])
    expect(refusal).toBeUndefined()
    const types = recordMigration(out, { spaceId: 'bakery', environmentId: 'master' })
    expect(types.map(({ id }) => id)).toEqual(ids.map((id) => `vitrine${id.charAt(0).toUpperCase()}${id.slice(1)}`))
    const made = new Set(types.map(({ id }) => id))
    const linked = [...JSON.stringify(types).matchAll(/"linkContentType":\[([^\]]+)\]/g)].flatMap(([, list = '']) =>
      list.split(',').map((id) => id.slice(1, -1)),
    )
    expect(linked.length).toBeGreaterThan(50)
    expect(linked.filter((id) => !made.has(id))).toEqual([])
    // Editors see both names in one list.
    expect(types.find(({ id }) => id === 'vitrinePage')?.properties['name']).toBe('Page (vitrine)')
    // Values stay unchanged, because a list names the site's own kinds.
    expect(JSON.stringify(types.find(({ id }) => id === 'vitrineList')?.fields)).toContain('"in":["story","event"')
  })

  test('prints the mapping of the types for content.config.ts, or writes it to a given file', async () => {
    const mapping = join(mkdtempSync(join(folder, 'mapping-')), 'content.config.ts')
    const args = ['--prefix', 'vitrine', '--space', taken(), '--mapping', mapping]
    const { said } = await run(args)
    const written = readFileSync(mapping, 'utf8')
    // Fields that the site does not read are names for editors.
    for (const line of ["vitrinePage: as('page'),", "vitrineHero: as('hero', {}, { hidden: ['internalName'] }),"]) {
      expect([said, written]).toEqual([expect.stringContaining(`    ${line}\n`), expect.stringContaining(`    ${line}\n`)])
    }
    for (const id of ids) expect(written).toContain(`vitrine${id.charAt(0).toUpperCase()}${id.slice(1)}: as('${id}'`)
    writeFileSync(mapping, '// edited')
    expect((await run(args)).refusal).toMatch(/content\.config\.ts already exists and was not overwritten/)
    expect(readFileSync(mapping, 'utf8')).toBe('// edited')
  })

  test('can be in use as well, but must be valid', async () => {
    const { refusal } = await run(['--plan', '--prefix', 'our', '--space', spaceWith({ ...article, sys: { id: 'ourPage' } })])
    expect(refusal).toMatch(/: ourPage\. Choose another prefix\.$/)
    expect((await run(['--prefix', 'our-', '--space', taken()])).refusal).toMatch(/^--prefix must begin with a small letter/)
  })
})

test('prefixed: also renames types in rich text rules, but no types of others', () => {
  const rule = { nodes: { 'embedded-entry-block': [{ linkContentType: ['page', 'shop'] }] } }
  const page = {
    sys: { id: 'page' },
    name: 'Page',
    fields: [{ id: 'body', name: 'Body', type: 'RichText', localized: true, required: false, validations: [rule] }],
  }
  const { types } = prefixed({ types: [page], controls: new Map() }, 'our')
  expect(types[0]?.fields[0]?.validations).toEqual([{ nodes: { 'embedded-entry-block': [{ linkContentType: ['ourPage', 'shop'] }] } }])
})

describe('content:model: export files of other teams', () => {
  const files = exportFilesIn(FOREIGN).filter((name) => readFileSync(join(FOREIGN, name), 'utf8').includes('"displayField"'))
  if (files.length === 0) test.skip(`export files: ${FOREIGN} is absent, so no file is compared`, () => undefined)

  test.each(files)('%s: no plan overwrites its types, and with a prefix every type is added', async (name) => {
    const { contentTypes } = JSON.parse(readFileSync(join(FOREIGN, name), 'utf8'))
    const present = new Set(contentTypes.map((type: DraftType) => type.sys.id))
    const taken = ids.filter((id) => present.has(id))
    const [plain, behind] = [script(), script()]
    const { refusal } = await run(['--plan', '--space', join(FOREIGN, name), '--out', plain])
    // None of them belongs to the site.
    expect(refusal?.match(/has custom content types: ([^.]*)\./)?.[1] ?? '').toBe(taken.join(', '))
    expect(existsSync(plain)).toBe(taken.length === 0)
    const prefixedPlan = await run(['--plan', '--prefix', 'vitrine', '--space', join(FOREIGN, name), '--out', behind])
    expect(prefixedPlan.refusal).toBeUndefined()
    expect(readFileSync(behind, 'utf8').match(/createContentType/g)).toHaveLength(ids.length)
  })
})

describe('the check before an import', () => {
  test('passes if the space has none of our types, or unchanged ones', async () => {
    expect((await run(['--check', '--space', spaceWith(article)])).refusal).toBeUndefined()
    expect((await run(['--check', '--space', spaceWith(['page', asItIs], ['story', asItIs])])).refusal).toBeUndefined()
  })

  test('fails if an import would overwrite a content type, even one of ours with more fields', async () => {
    const space = spaceWith(
      { ...article, sys: { id: 'hero' } },
      ['person', (type) => type.fields.push(field('badge'))],
      ['page', (type) => Object.assign(type.fields.find(({ id }) => id === 'parent') ?? {}, { validations: [{ linkContentType: ['page', 'shop'] }] })],
    )
    const { said, refusal } = await run(['--check', '--space', space])
    expect(said).toMatch(/page +\S is there: it also accepts "shop" in "parent"$/m)
    expect(refusal).toMatch(/^An import would overwrite content types of .*: page, person, hero\. Add the types of the site with a prefix/)
  })
})

test('content:model: reads the configured space over the Delivery API', async () => {
  const service = await startContentService(['--space', spaceWith({ ...article, sys: { id: 'page' } }), '--space-id', 'bakery', '--environment', 'staging'])
  try {
    const env = { CONTENTFUL_SPACE_ID: 'bakery', CONTENTFUL_HOST: `localhost:${service.port}`, CONTENTFUL_INSECURE: 'true' }
    const { said, refusal } = await run(['--plan', '--environment', 'staging'], env)
    expect(said).toMatch(/^\d+ content types of the site, 1 in space bakery \(staging\)$/m)
    expect(refusal).toMatch(/^Nothing was written, because space bakery \(staging\) has custom content types: page\./)
    expect((await run([], { ...env, CONTENTFUL_SPACE_ID: 'nowhere' })).refusal).toMatch(/^Space nowhere cannot be read: /)
  } finally {
    await service.stop()
  }
})

test('content:model: reports spaces and options that cannot be compared', async () => {
  expect((await run([], { CONTENT_SPACE: SPACE })).refusal).toMatch(/^There is no space to compare with: set CONTENTFUL_SPACE_ID/)
  expect((await run(['--space', join(folder, 'gone.json')])).refusal).toMatch(/gone\.json cannot be read/)
  expect((await run(['--plan', '--check'])).refusal).toMatch(/--check excludes --plan/)
  expect((await run(['--mapping', 'x.ts'])).refusal).toMatch(/--mapping needs --prefix/)
  expect((await run(['--plann'])).refusal).toMatch(/^There is no option --plann: did you mean --plan\?\n/)
  expect((await run(['--help'])).said).toContain('npm run content:model')
})

test('content:model: exits with 1 if it refuses, and prints the reason without a stack trace', () => {
  const of = (file: string) => spawnSync(process.execPath, ['scripts/content-model.ts', '--check', '--space', file], { encoding: 'utf8' })
  expect(of(spaceWith({ ...article, sys: { id: 'aTypeOfNobodyElse' } }))).toMatchObject({ status: 0, stdout: expect.stringMatching(/1 in .*export\.json$/m) })
  const gone = of(join(folder, 'gone.json'))
  expect([gone.status, gone.stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining('gone.json cannot be read')]])
})
