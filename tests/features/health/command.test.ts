import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import type { HealthReport } from '../../../src/features/health/report/health-report.ts'
import { changedSpace, copyOf, link, resource } from '../../support/spaces/export-file.ts'
import { copySite } from '../../support/site-copy.ts'
import { FOUR_LANGUAGES, harbourSpace } from '../../support/spaces/harbour-space.ts'
import { writeBlog } from '../../adopt/adopted-space.ts'

// Each test waits for commands.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder = ''

/** Runs the check in a copy of the product with the settings of the tests. */
const check = (...args: string[]) => run(['scripts/content-check.ts', ...args], 'content/space.json')

function run(args: readonly string[], space: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CONTENTFUL_SPACE_ID: '', CONTENT_SPACE: space, INIT_CWD: '' },
  })
  return { status, stdout, stderr }
}

interface Reported {
  readonly severity: string
  readonly sentence: string
}

function errorsOf(json: string): Reported[] {
  const { findings }: { findings: Reported[] } = JSON.parse(json)
  return findings.filter(({ severity }) => severity === 'error')
}

/** Returns whether a finding applies to the fixtures' space, which lacks content types that a team has added. */
const isOfFixtures = ({ sentence }: Reported) => !sentence.includes(' has no content type ')

beforeAll(async () => {
  folder = await copySite('checked')
  for (const file of ['content.config.ts', 'content.types.ts', '.env']) rmSync(join(folder, file), { force: true })
})

test('content:check: prints totals and succeeds without errors; with --strict, warnings fail it', () => {
  const json = check('--json')
  const errors = errorsOf(json.stdout)
  expect(json.status).toBe(errors.length > 0 ? 1 : 0)
  expect(errors.filter(isOfFixtures)).toEqual([])
  const { status, stdout } = check('--strict')
  expect(status).toBe(1)
  expect(stdout).toMatch(/^meridian00001 \(master\): \d+ entries and \d+ assets checked[^]*\n\d+ errors?, \d+ warnings?, \d+ notices?\n$/)
})

test('content:check: fails on an error, and prints the findings as JSON and JUnit', () => {
  const file = changedSpace((space) => {
    const related = resource(space.entries, 'story-seeing').fields['related']?.['en']
    if (Array.isArray(related)) related.push(link('Entry', 'no-such-entry'))
    const redirect = (id: string, fields: Record<string, string>) => {
      const values = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { en: value }]))
      space.entries.push({ ...copyOf(resource(space.entries, 'redirect-old-news'), id), fields: values })
    }
    redirect('circle-one', { from: '/circle-one', url: '/circle-two' })
    redirect('circle-two', { from: '/circle-two', url: '/circle-one' })
    redirect('one-step', { from: '/one-step', url: '/topics' })
    redirect('two-steps', { from: '/two-steps', url: '/one-step' })
    redirect('to-nothing', { from: '/to-nothing', url: '/no-such-page' })
    redirect('never-asked', { from: '/visit', url: '/topics' })
    redirect('no-address', { from: '/any?query', url: '/topics' })
    const type = space.contentTypes.find((each) => Object(each['sys']).id === 'hero')
    for (const field of Object(type).fields) if (field.id === 'title') field.required = false
  })
  const { status, stdout } = check('--space', file, '--json', '--junit', 'report.xml')
  expect(status).toBe(1)
  const report = JSON.parse(stdout)
  expect(errorsOf(stdout).filter(isOfFixtures)).toMatchObject([
    { kind: 'broken-link', id: 'story-seeing', field: 'related', locale: 'en' },
    { kind: 'redirect-loop', id: 'circle-one', field: 'url', locale: 'en', contentType: 'redirect' },
    { kind: 'redirect-loop', id: 'circle-two', field: 'url', locale: 'en' },
    { kind: 'redirect-nowhere', id: 'to-nothing', field: 'url', locale: 'en' },
    { kind: 'redirect-unreadable', id: 'no-address', field: 'from', locale: 'en' },
    { kind: 'type-drift', resource: 'space', sentence: expect.stringMatching(/^hero\.title is required by the site, but not in the space: /) },
  ])
  expect(
    report.findings.filter(({ kind, severity }: { kind: string; severity: string }) => kind.startsWith('redirect-') && severity !== 'error'),
  ).toMatchObject([
    { kind: 'redirect-chain', severity: 'warning', id: 'two-steps' },
    { kind: 'redirect-shadowed', severity: 'warning', id: 'never-asked', field: 'from' },
  ])
  const xml = readFileSync(join(folder, 'report.xml'), 'utf8')
  expect(xml).toContain(`failures="${errorsOf(stdout).length}"`)
  expect(check('--space', file, '--junit', '--links=').stderr).toContain('--links')
  expect(check('--space', file, '--junit').stdout).toBe(xml)
})

test('content:check: titles of entries and names of files are escaped in the terminal', () => {
  const clear = '\u001B[2J'
  const file = changedSpace((space) => {
    const { fields } = resource(space.entries, 'story-seeing')
    fields['title'] = { ...fields['title'], en: 'Seeing\u202E' }
    const related = fields['related']?.['en']
    if (Array.isArray(related)) related.push(link('Entry', 'no-such-entry'))
  })
  for (const args of [['--all'], ['--json', '--junit', 'escaped.xml']]) {
    const { stdout, stderr } = check('--space', file, ...args)
    expect(stdout).toContain(String.raw`Seeing\u202E`)
    for (const character of ['\u001B', '\u202E']) expect(stdout + stderr).not.toContain(character)
  }
  expect(readFileSync(join(folder, 'escaped.xml'), 'utf8')).not.toContain('\u001B')
  const { stderr } = check('--space', `none${clear}.json`)
  expect(stderr).toContain(String.raw`none\u001B[2J.json: cannot be read`)
  expect(stderr).not.toContain('\u001B')
})

test('content:check: names types and fields of an adopted space by their ids in that space, and compares translations with its languages', () => {
  const file = join(folder, 'blog.json')
  writeBlog(file)
  const blog = JSON.parse(readFileSync(file, 'utf8'))
  const post = blog.entries.find((entry: { sys: { contentType: { sys: { id: string } } } }) => entry.sys.contentType.sys.id === 'blogPost')
  post.fields.author = { 'nl-NL': link('Entry', 'nobody') }
  writeFileSync(file, JSON.stringify(blog))
  const { findings }: { findings: { kind: string }[] } = JSON.parse(check('--space', 'blog.json', '--json').stdout)
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'broken-link', id: post.sys.id, contentType: 'blogPost', field: 'author', locale: 'nl-NL', severity: 'error' }),
  )
  // The entry could exist, with a content type that the site does not read.
  expect(findings).toContainEqual(
    expect.objectContaining({ sentence: expect.stringMatching(/nobody, which .* or has a content type that the site ignores\./) }),
  )
  const languages = findings.filter(({ kind }) => ['language-missing', 'untranslated', 'partly-translated'].includes(kind))
  expect(languages).toEqual([expect.objectContaining({ kind: 'language-missing', locale: 'fr', sentence: 'The space has no content in French.' })])
})

/** Prints the report of a site that is built for the configured space, in the form of `/_health.json`. */
const REPORT_OF_SITE = `
  import { chooseSettings, useSettings } from './scripts/adopted/adopted-settings.ts'
  import { configured } from './scripts/adopted/configured.ts'
  const { site } = await chooseSettings(configured(), () => undefined)
  useSettings(site)
  const { contentHealth } = await import('./src/features/health/site-health.server.ts')
  process.stdout.write(JSON.stringify(await contentHealth()), () => process.exit())
`

test('content:check: reports the same findings as the site of a space with other languages than app.config.ts', () => {
  const { entries, locales, ...rest } = harbourSpace(FOUR_LANGUAGES)
  const [one, two] = entries
  if (one) one.fields.text = { 'en-US': one.fields.text['en-US'] }
  if (two) Object.assign(two.fields, { headline: { 'en-US': 'Two' }, text: { 'en-US': 'Only in English.', fa: 'فقط فارسی نیست' } })
  const space = { ...rest, entries, locales: locales.map((locale) => (locale.default ? locale : { ...locale, fallbackCode: 'en-US' })) }
  writeFileSync(join(folder, 'harbour.json'), JSON.stringify(space))
  const ofCommand: HealthReport = JSON.parse(check('--space', 'harbour.json', '--json').stdout)
  const ofSite: HealthReport = JSON.parse(run(['--input-type=module', '--eval', REPORT_OF_SITE], 'harbour.json').stdout)
  expect(ofCommand).toEqual(ofSite)
  const codes = new Set(ofCommand.findings.filter(({ id }) => id.startsWith('post-')).map(({ locale }) => locale))
  expect([...codes].toSorted()).toEqual(['de-AT', 'fa', 'zh-Hant-TW'])
  expect(ofCommand.findings.filter(({ kind }) => kind === 'language-missing')).toEqual([])
})

test('content:check: reports unknown options and unreadable files in one sentence', () => {
  expect(check('--spaces', 'x')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no option --spaces: did you mean --space\?\nnpm run content:check -- --help/),
  })
  expect(check('--space', 'none.json')).toMatchObject({ status: 1, stderr: 'The content cannot be read: none.json: cannot be read (ENOENT)\n' })
  writeFileSync(join(folder, 'broken.json'), '{"entries": [')
  expect(check('--space', 'broken.json').stderr).toMatch(/^The content cannot be read: broken\.json: is not JSON/)
  expect(existsSync(join(folder, '.cache/content'))).toBe(false)
})
