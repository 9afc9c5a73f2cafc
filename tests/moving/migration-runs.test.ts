import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MigrationFunction } from 'contentful-migration'
import { managementEnvironment } from '../../scripts/command-line/management-environment.ts'
import { destinationOf } from '../../scripts/moving/destination.ts'
import { management } from '../../scripts/moving/management.ts'
import { repeatable } from '../../scripts/moving/migrate/repeatable.ts'
import { planMigration } from '../../scripts/moving/migrate/tool.ts'
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
const PRODUCT = `module.exports = (migration) => {
  const product = migration.createContentType('product').name('Product').displayField('name')
  product.createField('name').name('Name').type('Symbol')
}\n`
const PUBLISHED = '/content_types/vitrineMigration/published'
const CONFLICT = { sys: { type: 'Error', id: 'VersionMismatch' }, message: '' }

describe('content:migrate', () => {
  test('prints its help without a request', async () => {
    expect(await migrate('--help')).toMatchObject({ said: expect.stringContaining('Usage: npm run content:migrate'), refusal: undefined })
  })

  test('reads scripts only, and needs no folder', async () => {
    write('README.md', 'Notes')
    expect((await migrate()).said).toBe('space bakery (master): 0 migrations, 0 of them done')
    folder = join(folder, 'none')
    expect((await migrate()).said).toBe('space bakery (master): 0 migrations, 0 of them done')
  })

  test('ignores the ends of lines, which git may change, if it compares files with those that ran', async () => {
    write('0001-products.cjs', PRODUCT)
    await migrate('--yes')
    write('0001-products.cjs', PRODUCT.replaceAll('\n', '\r\n'))
    expect((await migrate('--yes')).said).not.toContain('was edited')
  })

  test('--baseline refuses to record a migration that another process records at the same time', async () => {
    write('0001-products.cjs', PRODUCT)
    space.faults.refuse((method, path) => method === 'PUT' && path === '/entries/vitrine-migration-0001', 409, CONFLICT)
    expect((await migrate('--yes', '--baseline')).refusal).toBe('0001-products was started by another process at the same time: run the command again.')
  })

  test('names a record that was changed while the migration ran', async () => {
    write('0001-products.cjs', PRODUCT)
    let records = 0
    space.faults.refuse((method, path) => method === 'PUT' && path === '/entries/vitrine-migration-0001' && (records += 1) === 2, 409, CONFLICT)
    expect((await migrate('--yes')).refusal).toMatch(/^The record of 0001-products was changed in the space while the migration ran/)
  })

  test('publishes the content type of its records once, even if the first attempt failed', async () => {
    write('0001-products.cjs', PRODUCT)
    space.faults.refuse((method, path) => method === 'PUT' && path === PUBLISHED, 422, { sys: { type: 'Error', id: 'ValidationFailed' }, message: 'Too many' })
    expect((await migrate('--yes')).refusal).toContain('Too many')
    space.faults.revive()
    expect((await migrate('--yes')).refusal).toBeUndefined()
    write('0002-none.cjs', 'module.exports = () => {}')
    expect((await migrate('--yes')).refusal).toBeUndefined()
    expect(space.writes.filter((made) => made === `PUT ${PUBLISHED}`)).toHaveLength(1)
    expect(space.writes.filter((made) => made === 'PUT /content_types/vitrineMigration')).toHaveLength(1)
  })

  test('stops if a record cannot be written for another reason than a simultaneous run', async () => {
    write('0001-products.cjs', PRODUCT)
    space.faults.refuse((method, path) => method === 'PUT' && path === '/entries/vitrine-migration-0001', 422, {
      sys: { type: 'Error', id: 'ValidationFailed' },
      message: 'Too many entries',
    })
    expect((await migrate('--yes')).refusal).toContain('Too many entries')
  })
})

/** Plans a script against the space, as a run that continues after an interruption. */
async function problemsOf(script: MigrationFunction, repeats = true): Promise<readonly string[]> {
  const destination = destinationOf(managementEnvironment(space.env))
  const api = management(destination, 0)
  return (await planMigration(repeats ? await repeatable(script, api) : script, api, destination)).problems
}

test.each<[string, MigrationFunction]>([
  ['creates a type that exists', (migration) => void migration.createContentType('product').name('Product')],
  ['deletes a type that is gone', (migration) => migration.deleteContentType('nothing')],
  ['creates a tag that exists', (migration) => void migration.createTag('spring', { name: 'Spring' })],
  ['names a tag that exists', (migration) => void migration.createTag('spring').name('Spring')],
  ['edits a tag that has the name already', (migration) => void migration.editTag('spring', { name: 'Spring' })],
  ['deletes a tag that is gone', (migration) => migration.deleteTag('nothing')],
  ['creates a field that exists', (migration) => void migration.editContentType('product').createField('name', { name: 'Name', type: 'Symbol' })],
  ['deletes a field that is gone', (migration) => void migration.editContentType('product').deleteField('gone')],
  ['renames a field that is gone', (migration) => void migration.editContentType('product').changeFieldId('gone', 'title')],
])('repeatable: a step that %s is no problem', async (_, script) => {
  write('0001-products.cjs', PRODUCT)
  write('0002-tag.cjs', "module.exports = (migration) => void migration.createTag('spring', { name: 'Spring' })")
  expect((await migrate('--yes')).refusal).toBeUndefined()
  expect(await problemsOf(script, false)).not.toEqual([])
  expect(await problemsOf(script)).toEqual([])
})

test.each<[string, MigrationFunction, RegExp]>([
  ['a step on a missing type', (migration) => migration.deleteContentType('nothing'), /nothing/],
  ['a property that Contentful does not have', (migration) => void migration.createContentType('x', { name: 3 as never }), /name/],
  ['an error of the script', () => Promise.reject(new Error('No idea')), /No idea/],
  [
    'a field that refers to no type of Contentful',
    (migration) =>
      void migration
        .createContentType('x')
        .name('X')
        .createField('y')
        .name('Y')
        .type('Z' as never),
    /Z|type/,
  ],
])('planMigration: names %s', async (_, script, problem) => {
  const problems = await problemsOf(script, false)
  expect(problems).toEqual([expect.stringMatching(problem)])
})
