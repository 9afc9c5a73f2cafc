import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeSmallSpace } from '../support/management/small-space.ts'
import { startManagement, type Management } from '../support/management/start-management.ts'
import { assetFiles, normalised, type SpaceFile } from './normalised.ts'
import { commandsFor, type Commands } from './commands.ts'

let space: Management
let run: Commands
beforeEach(async () => {
  space = await startManagement()
  run = commandsFor(space)
})
afterEach(() => space.stop())

const folder = () => mkdtempSync(join(tmpdir(), 'vitrine-pulled-'))
const read = (file: string): SpaceFile => JSON.parse(readFileSync(file, 'utf8'))
test('content:pull: a pushed space is the same after a pull, with its files', async () => {
  const [file, to] = [writeSmallSpace(), folder()]
  expect((await run.push('--space', file, '--yes')).refusal).toBeUndefined()
  expect((await run.pull('--to', to)).refusal).toBeUndefined()
  const pulled = join(to, 'space.json')
  expect(normalised(read(pulled))).toEqual(normalised(read(file)))
  expect(Object.keys(assetFiles(to))).toEqual(['100% rye.txt', 'our bread & more.txt', 'unser Brot.txt'])
  expect(assetFiles(to)).toEqual(assetFiles(dirname(file)))
  // After the pull, nothing needs to be pushed.
  const before = space.writes.length
  expect((await commandsFor(space).push('--space', pulled, '--yes')).refusal).toBeUndefined()
  expect(space.writes.length).toBe(before)
})

test('content:pull: CONTENT_SPACE may be relative to the working folder, as documented', async () => {
  mkdirSync('.cache', { recursive: true })
  const below = mkdtempSync('.cache/moved-')
  const inFile = (path: string) => commandsFor(space, { variables: { ...space.env, CONTENT_SPACE: path } })
  try {
    const file = writeSmallSpace()
    cpSync(dirname(file), join(below, 'from'), { recursive: true })
    expect((await inFile(join(below, 'from', basename(file))).push('--yes')).refusal).toBeUndefined()
    expect((await inFile(join(below, 'to/space.json')).pull()).refusal).toBeUndefined()
    expect(assetFiles(join(below, 'to'))).toEqual(assetFiles(dirname(file)))
  } finally {
    rmSync(below, { recursive: true })
  }
})

describe('a pull', () => {
  test('writes parts of the content alone, in a stable order', async () => {
    const to = folder()
    await run.push('--space', writeSmallSpace(), '--yes')
    await run.pull('--to', to)
    const text = readFileSync(join(to, 'space.json'), 'utf8')
    expect(Object.keys(JSON.parse(text))).toEqual(['contentTypes', 'tags', 'editorInterfaces', 'entries', 'assets', 'locales'])
    expect(text).not.toContain('deploy.example')
    expect(text).toMatch(/^\{\n "contentTypes": \[\n/)
    // Editing does not change the position of a resource.
    const order = read(join(to, 'space.json')).entries.map(({ sys }) => sys.id)
    const { sys, content } = space.space.get('Entry', 'bread')
    space.space.putEntry({ id: 'bread', content: { ...content }, version: Number(sys['version']), header: () => undefined })
    await run.pull('--to', to, '--yes')
    expect(read(join(to, 'space.json')).entries.map((each) => each.sys.id)).toEqual(order)
    expect(readdirSync(to).filter((name) => name.startsWith('.pull'))).toEqual([])
  })

  test('replaces a file of another space or an uncommitted file only with --yes', async () => {
    const to = folder()
    const file = join(to, 'space.json')
    await run.push('--space', writeSmallSpace(), '--yes')
    writeFileSync(file, JSON.stringify({ entries: [{ sys: { id: 'x', space: { sys: { id: 'cellar' } } } }] }))
    expect((await run.pull('--to', to)).refusal).toBe(`asked: ${file} holds space cellar (master): it will be replaced.`)
    expect(readFileSync(file, 'utf8')).toContain('cellar')
    expect((await run.pull('--to', to, '--yes')).refusal).toBeUndefined()
    expect((await run.pull('--to', to)).refusal).toBe(`asked: ${file} has uncommitted changes: it will be replaced.`)
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], { cwd: to })
    git('init', '--quiet')
    git('add', basename(file))
    git('commit', '--quiet', '-m', 'space')
    expect((await run.pull('--to', to)).said).toContain('is up to date with space bakery (master).')
  })

  test('that fails leaves existing files unchanged', async () => {
    const to = folder()
    await run.push('--space', writeSmallSpace(), '--yes')
    await run.pull('--to', to)
    const before = readFileSync(join(to, 'space.json'), 'utf8')
    // A file of an asset is missing. The export tool would continue without it.
    const { content, sys } = space.space.get('Asset', 'leaflet')
    const fields = { ...JSON.parse(JSON.stringify(content['fields'])) }
    fields.file.en.url = fields.file.en.url.replace('leaflet', 'nowhere')
    space.space.putAsset({ id: 'leaflet', content: { ...content, fields }, version: Number(sys['version']), header: () => undefined })
    const { refusal } = await run.pull('--to', to, '--yes')
    expect(refusal).toMatch(/^1 files could not be fetched, so nothing was replaced\. Run the command again:\n {2}Asset "leaflet": 127/)
    expect(readFileSync(join(to, 'space.json'), 'utf8')).toBe(before)
    const denied = await commandsFor({ env: { ...space.env, CONTENTFUL_MANAGEMENT_TOKEN: 'wrong' } }).pull('--to', to, '--yes')
    expect(denied.refusal).toMatch(/cannot be read; nothing was written\.\n.*CONTENTFUL_MANAGEMENT_TOKEN is not accepted/)
    expect(readdirSync(to).filter((name) => name.startsWith('.pull'))).toEqual([])
  })

  test.each([
    ['an address that leaves the folder', (origin: string) => `${origin}/files/..%2F..%2F..%2F..%2Fescaped.txt`],
    ['an address that leaves it on Windows', (origin: string) => `${origin}/files/..%5C..%5Cescaped.txt`],
    ['an address that cannot be decoded', (origin: string) => `${origin}/files/%E0%A4%A.txt`],
    ['a host of the inner network', () => 'http://169.254.169.254/latest/meta-data'],
    ['another port of this machine', () => 'http://localhost:1/x.txt'],
    ['a host that is named like one of Contentful', () => 'https://images.ctfassets.net.evil.example/x.txt'],
    ['a file of this machine', () => 'file:///etc/passwd'],
  ])('refuses %s before anything is fetched or written', async (_, address) => {
    const to = folder()
    await run.push('--space', writeSmallSpace(), '--yes')
    const { content, sys } = space.space.get('Asset', 'leaflet')
    const fields = { ...JSON.parse(JSON.stringify(content['fields'])) }
    const url = address(new URL(fields.file.en.url).origin)
    fields.file.en.url = url
    space.space.putAsset({ id: 'leaflet', content: { ...content, fields }, version: Number(sys['version']), header: () => undefined })
    const { refusal } = await run.pull('--to', to)
    expect(refusal).toBe(`1 files have addresses outside of this space, so nothing was written:\n  Asset "leaflet": ${url}`)
    expect(readdirSync(to)).toEqual([])
  })

  test('saves the published state of edited entries in a second file, from which a push restores both', async () => {
    const to = folder()
    await run.push('--space', writeSmallSpace(), '--yes')
    const { sys, content } = space.space.get('Entry', 'maria')
    space.space.putEntry({ id: 'maria', content: { ...content, fields: { name: { en: 'María' } } }, version: Number(sys['version']), header: () => undefined })
    const { said } = await run.pull('--to', to)
    expect(said).toContain('1 have unpublished changes. Their published versions are in the file beside it.')
    expect(read(join(to, 'space.published.json')).entries).toMatchObject([{ sys: { id: 'maria' }, fields: { name: { en: 'Maria' } } }])
    const other = await startManagement({ spaceId: 'bakery2' })
    expect((await commandsFor(other).push('--space', join(to, 'space.json'), '--yes')).refusal).toBeUndefined()
    const copy = other.space.get('Entry', 'maria')
    expect([copy.content['fields'], copy.published?.content['fields']]).toMatchObject([{ name: { en: 'María' } }, { name: { en: 'Maria' } }])
    await other.stop()
    // Without a delivery token the published version is unknown, and the stored one is out of date.
    const blind = await commandsFor({ env: { ...space.env, CONTENTFUL_DELIVERY_TOKEN: '' } }).pull('--to', to, '--yes')
    expect(blind.said).toContain('With CONTENTFUL_DELIVERY_TOKEN, their published versions are saved as well')
    expect(readdirSync(to)).not.toContain('space.published.json')
  })
})
