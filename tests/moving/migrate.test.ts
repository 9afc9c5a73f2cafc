import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { objects } from 'contentful-emulator/json/json.ts'
import { startManagement, type Management } from '../support/management/start-management.ts'
import { commandsFor, type Commands } from './commands.ts'

let space: Management
let run: Commands
let folder: string
beforeEach(async () => {
  space = await startManagement()
  run = commandsFor(space)
  folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
})
afterEach(() => space.stop())

const migrate = (...args: string[]) => run.migrate('--folder', folder, ...args)
const write = (name: string, body: string) => writeFileSync(join(folder, name), body)
const ofType = (id: string) => objects(space.space.get('ContentType', id).content['fields']).map((field) => field['id'])
const runOf = (number: string) => space.space.get('Entry', `vitrine-migration-${number}`).content['fields']

/** Writes one migration in each of the possible formats. */
function writeTwo(): void {
  write(
    '0001-products.cjs',
    `module.exports = (migration) => {
      const product = migration.createContentType('product').name('Product').displayField('name')
      product.createField('name').name('Name').type('Symbol').required(true)
      product.changeFieldControl('name', 'builtin', 'singleLine', { helpText: 'As on the sign.' })
    }`,
  )
  write(
    '0002-prices.ts',
    `import type { MigrationFunction } from 'contentful-migration'
    const prices: MigrationFunction = (migration) => {
      migration.editContentType('product').createField('price', { name: 'Price', type: 'Number' })
    }
    export default prices`,
  )
}

describe('migrations', () => {
  test('are listed by a dry run that writes nothing', async () => {
    writeTwo()
    const { said, refusal } = await migrate('--dry-run')
    expect(refusal).toBeUndefined()
    expect(said).toMatch(/2 migrations, 0 of them done\n0001-products\n {2}Create Content Type product/)
    expect(said).toMatch(/Create field name/)
    expect(said).toMatch(/! .*product.* \(as the space is now, before those above\)\nNothing was written\.$/)
    expect(space.writes).toEqual([])
  })

  test('run in order and once, and the space records those that ran', async () => {
    writeTwo()
    const first = await migrate('--yes')
    expect(first.refusal).toBeUndefined()
    expect(first.said).toContain('1 of 2 done: Create Content Type product')
    expect(ofType('product')).toEqual(['name', 'price'])
    expect(space.space.get('ContentType', 'product').published?.content).toEqual(space.space.get('ContentType', 'product').content)
    expect(space.space.get('EditorInterface', 'product').content['controls']).toMatchObject([{ fieldId: 'name', widgetId: 'singleLine' }])
    expect([runOf('0001'), runOf('0002')]).toMatchObject([
      { name: { en: '0001-products' }, state: { en: 'done' } },
      { name: { en: '0002-prices' }, state: { en: 'done' } },
    ])
    // Stored runs are never visible to visitors.
    expect(space.space.get('Entry', 'vitrine-migration-0001').published).toBeUndefined()
    const before = space.writes.length
    expect((await commandsFor(space).migrate('--folder', folder, '--yes')).said).toMatch(/2 migrations, 2 of them done$/)
    expect(space.writes.length).toBe(before)
    write('0001-products.cjs', 'module.exports = () => {}')
    write('0003-weights.cjs', "module.exports = (migration) => { migration.editContentType('product').createField('weight').name('Weight').type('Number') }")
    expect((await migrate('--yes')).said).toContain('0001-products was edited after it ran, and does not run again')
    expect(ofType('product')).toEqual(['name', 'price', 'weight'])
  })

  test('need a confirmation before any change', async () => {
    writeTwo()
    expect((await migrate()).refusal).toBe('asked: This changes space bakery (master).')
    expect(space.writes).toEqual([])
  })

  test('are recorded without being run if they came with the content', async () => {
    writeTwo()
    await migrate('--baseline', '--yes')
    expect(space.space.list('ContentType').map(({ name }) => name)).toEqual(['Migration (of the site)'])
    expect(runOf('0002')).toMatchObject({ state: { en: 'done' }, message: { en: 'Recorded without being run' } })
    expect((await migrate('--yes')).said).toMatch(/2 of them done$/)
  })

  test('must have distinct names and numbers, and export a function', async () => {
    write('notes.cjs', '')
    expect((await migrate()).refusal).toMatch(/notes\.cjs is not a valid name of a migration: name it like 0007-add-field\.ts/)
    folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
    write('0001-a.cjs', 'module.exports = () => {}')
    write('0001-b.cjs', 'module.exports = () => {}')
    expect((await migrate()).refusal).toMatch(/Two migrations have the number 0001/)
    folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
    write('0002-a.cjs', 'module.exports = () => {}')
    await migrate('--yes')
    write('0001-late.cjs', 'module.exports = () => {}')
    expect((await migrate('--yes')).refusal).toMatch(/^0001-late comes before 0002, which ran already/)
    write('0001-late.cjs', '')
    folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
    write('0003-b.cjs', 'module.exports = 1')
    expect((await migrate('--yes')).refusal).toMatch(/0003-b\.cjs cannot be loaded: it must export one function/)
  })
})

describe('a migration that fails', () => {
  test('half-way names the failed step, and continues from there when it runs again', async () => {
    write(
      '0001-two-types.cjs',
      `module.exports = (migration) => {
        const product = migration.createContentType('product').name('Product')
        product.createField('name').name('Name').type('Symbol')
        const person = migration.createContentType('person').name('Person')
        person.createField('name').name('Name').type('Symbol')
      }`,
    )
    write('0002-never.cjs', "module.exports = (migration) => { migration.createContentType('never').name('Never') }")
    space.faults.refuse((method, path) => method === 'PUT' && path === '/content_types/person/published', 422, {
      sys: { type: 'Error', id: 'ValidationFailed' },
      message: 'Too many content types',
    })
    const { refusal } = await migrate('--yes')
    expect(refusal).toMatch(
      /^0001-two-types stopped at “Create Content Type person” \(step 2 of 2, request 2 of \d\)\.\n {2}Content type "person": Too many content types/,
    )
    expect(runOf('0001')).toMatchObject({ state: { en: 'failed' }, message: { en: expect.stringContaining('Too many content types') } })
    expect(space.space.resources.ContentType.has('never')).toBe(false)
    space.faults.revive()
    const again = await migrate('--yes')
    expect(again.refusal).toBeUndefined()
    expect(again.said).toContain('0001-two-types, once more')
    expect([ofType('product'), ofType('person')]).toEqual([['name'], ['name']])
    expect(space.space.get('ContentType', 'person').published).toBeDefined()
    expect(runOf('0001')).toMatchObject({ state: { en: 'done' } })
    expect(space.space.resources.ContentType.has('never')).toBe(true)
  })

  test('before any write names the reason and the line', async () => {
    write('0001-wrong.cjs', "module.exports = (migration) => {\n  migration.editContentType('nothing').createField('x').name('X').type('Symbol')\n}")
    const { refusal } = await migrate('--yes')
    expect(refusal).toMatch(/^0001-wrong stopped before anything was written\.\n {2}line 2: .*nothing/)
    expect(space.space.list('ContentType')).toHaveLength(1)
  })

  test('without an error message is not run again without --resume, because it may be in progress', async () => {
    writeTwo()
    // The run starts, and the space fails before the migration's second write.
    space.faults.dieAfter(4)
    expect((await migrate('--yes')).refusal).toMatch(/^0001-products stopped at .*\n.*does not answer/)
    space.faults.revive()
    const { refusal } = await commandsFor(space).migrate('--folder', folder, '--yes')
    expect(refusal).toMatch(/^0001-products was started at 20\S+ and is not done\. Another process may be running it\. .*--resume/)
    expect((await migrate('--yes', '--resume')).refusal).toBeUndefined()
    expect(ofType('product')).toEqual(['name', 'price'])
  })
})

test('content:migrate: two simultaneous runs execute each migration once', async () => {
  writeTwo()
  const outcomes = await Promise.all([migrate('--yes'), commandsFor(space).migrate('--folder', folder, '--yes')])
  const refusals = outcomes.flatMap(({ refusal }) => refusal ?? [])
  expect(refusals).toEqual([expect.stringMatching(/^0001-products was started (?:by another process at the same time|at 20)/)])
  expect(ofType('product')).toEqual(['name', 'price'])
  expect(space.writes.filter((made) => made === 'PUT /content_types/product')).toHaveLength(2)
})

test('content:migrate: migrations of a team have their own numbers, and run after those of the product', async () => {
  const own = mkdtempSync(join(tmpdir(), 'vitrine-own-migrations-'))
  const series = [{ folder }, { folder: own, prefix: 'site-' }]
  const type = (id: string) => `module.exports = (migration) => void migration.createContentType('${id}').name('${id}')`
  writeFileSync(join(own, '0001-notice.cjs'), type('notice'))
  write('0001-products.cjs', type('product'))
  const first = await run.migrateSeries(series, '--yes')
  expect(first.refusal).toBeUndefined()
  expect(first.said).toMatch(/2 migrations, 0 of them done[^]*0001-products[^]*site-0001-notice/)
  expect(runOf('site-0001')).toMatchObject({ name: { en: 'site-0001-notice' } })
  // A later migration of the product is not out of order, although one of the team has run.
  write('0002-prices.cjs', type('price'))
  const second = await run.migrateSeries(series, '--yes')
  expect(second.refusal).toBeUndefined()
  expect(second.said).toContain('3 migrations, 2 of them done')
})
