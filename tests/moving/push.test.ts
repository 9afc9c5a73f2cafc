import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeSmallSpace, type SmallSpace } from '../support/management/small-space.ts'
import { startManagement, TOKEN, type Management } from '../support/management/start-management.ts'
import { commandsFor, type Commands } from './commands.ts'

let space: Management
let run: Commands
beforeEach(async () => {
  space = await startManagement()
  run = commandsFor(space)
})
afterEach(() => space.stop())

const push = (file: string, ...args: string[]) => run.push('--space', file, ...args)
const stateOf = (kind: 'Entry' | 'Asset', id: string) => {
  const { sys } = space.space.get(kind, id)
  return sys['archivedVersion'] !== undefined
    ? 'archived'
    : sys['publishedVersion'] === undefined
      ? 'draft'
      : Number(sys['version']) > Number(sys['publishedVersion']) + 1
        ? 'changed'
        : 'published'
}
function edited(file: string, change: (space: SmallSpace) => void): void {
  const draft: SmallSpace = JSON.parse(readFileSync(file, 'utf8'))
  change(draft)
  writeFileSync(file, JSON.stringify(draft))
}

describe('a push of entries that are published in some languages', () => {
  const statusOf = (id: string, kind: 'Entry' | 'Asset' = 'Entry') => Object(space.space.get(kind, id).sys['fieldStatus'])['*']
  const file = (versions: object = {}) =>
    writeSmallSpace((draft) => {
      const [bread] = draft.entries
      const leaflet = draft.assets.find(({ sys }) => sys.id === 'leaflet')
      if (!bread || !leaflet) throw new Error('The small space has products and a leaflet.')
      for (const { sys } of [bread, leaflet]) Object.assign(sys, { fieldStatus: { '*': { en: 'published', de: 'draft' } } })
      Object.assign(bread.sys, versions)
    })

  // An edit of the draft increases the version.
  test.each([{}, { version: 9, publishedVersion: 3 }])('publishes only these languages, and a second push writes nothing: %j', async (versions) => {
    space.space.isPublishedPerLocale = true
    expect((await push(file(versions), '--yes')).refusal).toBeUndefined()
    expect([statusOf('bread'), stateOf('Entry', 'bread')]).toEqual([{ en: 'published', de: 'draft' }, 'published'])
    expect(statusOf('leaflet', 'Asset')).toEqual({ en: 'published', de: 'draft' })
    expect(statusOf('maria')).toEqual({ en: 'published', de: 'published' })
    space.writes.length = 0
    expect((await push(file(versions), '--yes')).refusal).toBeUndefined()
    expect(space.writes).toEqual([])
  })

  test('leaves other languages of the space published', async () => {
    space.space.isPublishedPerLocale = true
    await push(writeSmallSpace(), '--yes')
    space.writes.length = 0
    expect((await push(file(), '--yes')).refusal).toBeUndefined()
    expect([statusOf('bread'), space.writes]).toEqual([{ en: 'published', de: 'published' }, []])
  })

  test('leaves a draft and names it, if the space publishes entries as a whole', async () => {
    const { refusal } = await push(file(), '--yes')
    expect(refusal).toContain('Asset "leaflet": Locale-based publishing is not enabled')
    expect(refusal).toContain('Entry "bread": Locale-based publishing is not enabled')
    expect(refusal).toContain('It stays a draft: only en may be published. --publish-changed publishes all languages.')
    expect(stateOf('Entry', 'bread')).toBe('draft')
    expect((await push(file(), '--publish-changed', '--yes')).refusal).toBeUndefined()
    expect(stateOf('Entry', 'bread')).toBe('published')
  })

  test('leaves a draft if no published language is without changes', async () => {
    space.space.isPublishedPerLocale = true
    const changed = { version: 5, publishedVersion: 2, fieldStatus: { '*': { en: 'changed', de: 'draft' } } }
    const { said, refusal } = await push(file(changed), '--yes')
    expect([refusal, stateOf('Entry', 'bread')]).toEqual([undefined, 'draft'])
    expect(said).toContain('1 have unpublished changes (bread)')
  })
})

describe('a first push', () => {
  test('is described by a dry run that writes nothing', async () => {
    const { said, refusal } = await push(writeSmallSpace(), '--dry-run')
    expect(refusal).toBeUndefined()
    expect(said).toMatch(/Entries +4 created, 0 changed, 0 unchanged and skipped/)
    expect(said).toMatch(/Locales +1 created, 0 changed, 1 unchanged and skipped/)
    expect(said).toContain('+ locales "de"')
    expect(said).toMatch(/Nothing was written\.$/)
    expect(space.writes).toEqual([])
  })

  test('is refused without a confirmation, and prompts for one in a terminal', async () => {
    const file = writeSmallSpace()
    expect((await push(file)).refusal).toBe('asked: This writes into space bakery (master).')
    const { said } = await commandsFor(space, { confirm: async () => false }).push('--space', file)
    expect(said).toMatch(/Nothing was written\.$/)
    expect(space.writes).toEqual([])
  })

  test('transfers model, tags, files and content with their publishing states', async () => {
    const { said, refusal } = await push(writeSmallSpace(), '--yes')
    expect(refusal).toBeUndefined()
    expect(said).toContain('Entries: done, 4')
    expect(['bread', 'maria', 'cake', 'rusk'].map((id) => stateOf('Entry', id))).toEqual(['published', 'published', 'draft', 'archived'])
    expect(['leaflet', 'menu'].map((id) => stateOf('Asset', id))).toEqual(['published', 'draft'])
    expect(space.space.get('Tag', 'warm')).toMatchObject({ content: { name: 'Warm' }, sys: { visibility: 'public' } })
    expect(space.space.get('EditorInterface', 'product').content['controls']).toMatchObject([{ settings: { helpText: 'As on the sign.' } }])
    expect(space.space.get('Locale', 'locale-de').content).toMatchObject({ fallbackCode: 'en', optional: true })
    const files = space.space.get('Asset', 'leaflet').content['fields']
    expect(files).toMatchObject({ file: { en: { fileName: 'our bread & more.txt', details: { size: 20 } }, de: { fileName: 'unser Brot.txt' } } })
    // Parts that are not content of the site are not pushed.
    expect(space.writes.filter((write) => /webhook|role/.test(write))).toEqual([])
  })

  test('can transfer the model alone or the content alone', async () => {
    const file = writeSmallSpace()
    expect((await push(file, '--content-only', '--yes')).refusal).toMatch(/Entries are of type "product", which neither the file nor the space has/)
    await push(file, '--model-only', '--yes')
    expect([space.space.list('ContentType').length, space.space.list('Entry').length, space.space.list('Tag').length]).toEqual([2, 0, 0])
    const model = space.writes.length
    await push(file, '--content-only', '--yes')
    expect(space.space.list('Entry')).toHaveLength(4)
    expect(space.writes.slice(model).filter((write) => /content_types|locales/.test(write))).toEqual([])
  })

  test('is refused if the default locales differ', async () => {
    const german = await startManagement({ defaultLocale: { code: 'de', name: 'Deutsch' } })
    const { refusal } = await commandsFor(german).push('--space', writeSmallSpace(), '--yes')
    expect(refusal).toMatch(/The default locale of the space is de, that of the file en\. Change it in the space/)
    expect(german.writes).toEqual([])
    await german.stop()
  })
})

describe('another push', () => {
  const state = mkdtempSync(join(tmpdir(), 'vitrine-pushed-'))
  let pushed: Management
  let restore: () => void
  beforeAll(async () => {
    pushed = await startManagement()
    await commandsFor(pushed, { state }).push('--space', writeSmallSpace(), '--yes')
    restore = pushed.space.snapshot()
  })
  afterAll(() => pushed.stop())
  beforeEach(async () => {
    // The state after the first push, restored for each test.
    restore()
    await space.stop()
    space = pushed
    const clone = mkdtempSync(join(tmpdir(), 'vitrine-pushed-'))
    cpSync(state, clone, { recursive: true })
    run = commandsFor(space, { state: clone })
  })
  afterEach(async () => {
    space = await startManagement()
  })

  test('of an unchanged file writes nothing', async () => {
    const file = writeSmallSpace()
    const before = space.writes.length
    const { said, refusal } = await push(file, '--yes')
    expect(refusal).toBeUndefined()
    expect(said).toMatch(/Entries +0 created, 0 changed, 4 unchanged and skipped/)
    expect(space.writes.length).toBe(before)
  })

  test('sends differences, and leaves other entries of the space unchanged', async () => {
    const file = writeSmallSpace()
    await commandsFor(space).push('--space', writeSmallSpace(others), '--yes')
    const before = space.writes.length
    const theirs = JSON.stringify(space.space.get('Entry', 'theirs'))
    edited(file, ({ entries, contentTypes }) => {
      Object.assign(entries[0]?.fields['name'] ?? {}, { de: 'Roggenbrot' })
      contentTypes[1]?.fields.push({ id: 'since', name: 'Since', type: 'Date' })
    })
    const { said } = await push(file, '--yes')
    expect(said).toContain('~ entries "bread": name (de)')
    expect(said).toContain('~ contentTypes "person": order of fields, field since')
    expect(space.writes.slice(before)).toEqual([
      'PUT /content_types/person',
      'PUT /content_types/person/published',
      'PUT /entries/bread',
      'PUT /entries/bread/published',
    ])
    expect(JSON.stringify(space.space.get('Entry', 'theirs'))).toBe(theirs)
  })

  test('sends a file of an asset that was replaced', async () => {
    const file = writeSmallSpace()
    writeFileSync(join(dirname(file), 'assets.ctfassets.net/elsewhere/menu/en/100% rye.txt'), 'longer than it was')
    expect((await push(file, '--yes')).said).toContain('~ assets "menu": file (en)')
    expect(space.space.get('Asset', 'menu').content['fields']).toMatchObject({ file: { en: { details: { size: 18 } } } })
  })

  test('overwrites newer changes in the space only with --overwrite', async () => {
    const file = writeSmallSpace()
    space.space.putEntry({ id: 'maria', content: { fields: { name: { en: 'María' } } }, version: 2, header: () => undefined })
    const before = space.writes.length
    edited(file, ({ entries }) => Object.assign(entries[0]?.fields['name'] ?? {}, { en: 'Rye bread' }))
    const dry = await push(file, '--dry-run')
    expect(dry.said).toMatch(
      /~ entries "maria": name \(en\), favourite \(en\) ! was changed in the space at 2026-11-01T\S+, after it was last pushed or pulled/,
    )
    expect((await push(file, '--yes')).refusal).toMatch(/^Nothing was written, because newer work in the space .*--keep.*--overwrite/)
    expect(space.writes.length).toBe(before)
    expect((await push(file, '--yes', '--keep')).said).toContain('except for 1 that were skipped')
    expect([space.space.get('Entry', 'bread'), space.space.get('Entry', 'maria')].map(({ content }) => content['fields'])).toMatchObject([
      { name: { en: 'Rye bread' } },
      { name: { en: 'María' } },
    ])
    await push(file, '--yes', '--overwrite')
    expect(space.space.get('Entry', 'maria').content['fields']).toMatchObject({ name: { en: 'Maria' } })
    // From another clone, the newer version is unknown.
    edited(file, ({ entries }) => Object.assign(entries[0]?.fields['name'] ?? {}, { en: 'Bread again' }))
    expect((await commandsFor(space).push('--space', file, '--yes')).said).toContain('the newer version is unknown')
  })

  test('removes no field from a content type, and changes no type of a field', async () => {
    const file = writeSmallSpace()
    edited(file, ({ contentTypes }) => {
      contentTypes[0]?.fields.splice(1, 1)
      Object.assign(contentTypes[1]?.fields[0] ?? {}, { type: 'Text' })
    })
    const { refusal } = await push(file, '--yes', '--overwrite')
    expect(refusal).toMatch(/Content type "product" differs in the space: it has a further field "baker".*npm run content:migrate/)
    expect(refusal).toMatch(/Content type "person" .* has "name" as Symbol, not Text/)
  })

  test('leaves archived entries in the archive', async () => {
    const file = writeSmallSpace()
    edited(file, ({ entries }) => Object.assign(entries[3]?.fields['name'] ?? {}, { en: 'Crisp rusk' }))
    const before = space.writes.length
    expect((await push(file, '--yes')).said).toContain('= entries "rusk" stays archived in the space: unarchive it there')
    expect(space.writes.length).toBe(before)
  })
})

describe('an entry edited since it was published', () => {
  const changed = ({ entries }: SmallSpace) => Object.assign(entries[1]?.sys ?? {}, { version: 7, publishedVersion: 3 })

  test('is not published unless requested', async () => {
    const { said } = await push(writeSmallSpace(changed), '--yes')
    expect(said).toMatch(/1 have unpublished changes \(maria\).*--publish-changed/)
    expect(stateOf('Entry', 'maria')).toBe('draft')
  })

  test('is published with --publish-changed', async () => {
    await push(writeSmallSpace(changed), '--yes', '--publish-changed')
    expect(stateOf('Entry', 'maria')).toBe('published')
  })

  test('is published and then edited again, if the published version is available in a second file', async () => {
    const file = writeSmallSpace(changed)
    const published = {
      entries: [{ sys: { id: 'maria', type: 'Entry', contentType: { sys: { id: 'person' } }, revision: 2 }, fields: { name: { en: 'Mary' } } }],
    }
    writeFileSync(file.replace('.json', '.published.json'), JSON.stringify(published))
    await push(file, '--yes')
    expect(stateOf('Entry', 'maria')).toBe('changed')
    const { content, published: live } = space.space.get('Entry', 'maria')
    expect([content['fields'], live?.content['fields']]).toMatchObject([{ name: { en: 'Maria' } }, { name: { en: 'Mary' } }])
    const before = space.writes.length
    await push(file, '--yes')
    expect(space.writes.length).toBe(before)
  })
})

describe('failures of a push', () => {
  test.each([4, 11, 20])('after %i writes, a failed push can be repeated and continues from there', async (writes) => {
    const file = writeSmallSpace()
    space.faults.dieAfter(writes)
    expect((await push(file, '--yes')).refusal).toMatch(/does not answer/)
    expect(space.writes).toHaveLength(writes)
    space.faults.revive()
    expect((await push(file, '--yes')).refusal).toBeUndefined()
    expect((await push(file, '--dry-run')).said).not.toMatch(/ [1-9]\d* (?:created|changed|published)/)
    expect(['bread', 'maria', 'cake', 'rusk'].map((id) => stateOf('Entry', id))).toEqual(['published', 'published', 'draft', 'archived'])
  })

  test('name entry, field and remedy, and the other entries are still pushed', async () => {
    const file = writeSmallSpace(({ entries }) => {
      delete entries[0]?.fields['name']?.['en']
      Object.assign(entries[1]?.fields ?? {}, { favourite: { en: { sys: { type: 'Link', linkType: 'Entry', id: 'nobody' } } } })
    })
    const { refusal } = await push(file, '--yes')
    expect(refusal).toContain('2 differ from the file:')
    expect(refusal).toContain('Entry "bread": name (en): The property "name" is required here. Fill the field, or leave the entry a draft.')
    expect(refusal).toContain('Entry "maria": favourite (en): There is no Entry nobody. It links to an entry or asset that is not in the space')
    expect(stateOf('Entry', 'rusk')).toBe('archived')
  })

  test('content:push: repeats requests that exceed the rate limit', async () => {
    const patient = commandsFor(space, { pace: { requestsPerSecond: 1000, retries: 2 } })
    space.faults.limitNext(1)
    expect((await patient.push('--space', writeSmallSpace(), '--yes')).refusal).toBeUndefined()
    expect(stateOf('Entry', 'bread')).toBe('published')
  })

  test('content:push: reports a refused token and never prints it', async () => {
    const { said, refusal } = await commandsFor({ env: { ...space.env, CONTENTFUL_MANAGEMENT_TOKEN: 'CFPAT-of-somebody-else' } }).push(
      '--space',
      writeSmallSpace(),
      '--yes',
    )
    expect(refusal).toContain('CONTENTFUL_MANAGEMENT_TOKEN is not accepted')
    expect(`${said}${refusal}`).not.toMatch(/CFPAT/)
    space.faults.refuse((method, path) => method === 'PUT' && path === '/entries/bread', 403, {
      sys: { type: 'Error', id: 'AccessDenied' },
      message: `Not with ${TOKEN}`,
    })
    const denied = await push(writeSmallSpace(), '--yes')
    expect(denied.refusal).toMatch(/Entry "bread": Not with …\. The token may not do this/)
    expect(`${denied.said}${denied.refusal}`).not.toContain(TOKEN)
  })

  test('content:push: does not overwrite a concurrent change of another editor', async () => {
    const file = writeSmallSpace()
    await push(file, '--yes')
    edited(file, ({ entries }) => Object.assign(entries[1]?.fields['name'] ?? {}, { en: 'Mary' }))
    const fields = { name: { en: 'María' } }
    space.faults.before(
      (_method, path) => path === '/entries/maria',
      () => space.space.putEntry({ id: 'maria', content: { fields }, version: 2, header: () => undefined }),
    )
    expect((await push(file, '--yes')).refusal).toMatch(/Entry "maria".*It was changed in the space in the meantime/)
    expect(space.space.get('Entry', 'maria').content['fields']).toEqual(fields)
  })

  test('content:push: Contentful fetches a file that is not beside the export, or the message names it', async () => {
    const file = writeSmallSpace()
    rmSync(join(dirname(file), 'assets.ctfassets.net/elsewhere/menu'), { recursive: true })
    const { said, refusal } = await push(file, '--yes')
    expect(said).toContain('The files of 1 assets (menu) are not beside the file')
    expect(refusal).toContain('Asset "menu"')
    const online = await startManagement({
      elsewhere: (url) => (url === 'https://assets.ctfassets.net/elsewhere/menu/en/100%25%20rye.txt' ? Buffer.from('100% rye.txt') : undefined),
    })
    expect((await commandsFor(online).push('--space', file, '--yes')).refusal).toBeUndefined()
    await online.stop()
  })

  test('content:push: reports conflicting options and missing settings', async () => {
    expect((await push('x.json', '--content-only', '--model-only')).refusal).toMatch(/exclude each other/)
    expect((await push('gone.json')).refusal).toMatch(/gone\.json: cannot be read/)
    expect((await commandsFor({ env: {} }).push()).refusal).toMatch(/^Which space\? Set CONTENTFUL_SPACE_ID/)
    expect((await commandsFor({ env: { CONTENTFUL_SPACE_ID: 'x' } }).push()).refusal).toMatch(/^CONTENTFUL_MANAGEMENT_TOKEN is missing/)
    expect((await run.push('--help')).said).toContain('npm run content:push')
  })
})

function others(draft: SmallSpace): void {
  draft.entries = draft.entries
    .filter(({ sys }) => sys.id === 'maria')
    .map((entry) => ({ ...entry, sys: { ...entry.sys, id: 'theirs' }, fields: { name: { en: 'Theirs' } } }))
  draft.contentTypes = []
  draft.editorInterfaces = []
  draft.tags = []
  draft.assets = []
}
