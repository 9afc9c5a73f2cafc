import { expect, test } from 'vitest'
import type { Finding } from '../../../src/features/health/finding.ts'
import { asJunit } from '../../../src/features/health/output/junit.ts'
import { asText } from '../../../src/features/health/output/text.ts'
import { editorUrl } from '../../../src/features/health/report/editor-url.ts'
import type { HealthReport } from '../../../src/features/health/report/health-report.ts'
import { cachedReport } from '../../../src/features/health/site-health.server.ts'
import { ABSENT_TYPES } from '../../fixtures/absent-types.ts'
import { changedSpace, copyOf, link, resource } from '../../support/spaces/export-file.ts'
import { check } from './checked.ts'

const broken = changedSpace((space) => {
  const related = resource(space.entries, 'story-seeing').fields['related']?.['en']
  if (Array.isArray(related)) related.push(link('Entry', 'no-such-entry'))
  for (let n = 0; n < 30; n += 1) space.assets.push(copyOf(resource(space.assets, 'dome-at-dusk'), `spare-${n}`))
  const half = copyOf(resource(space.entries, 'visit-hero'), 'half-a-hero', { title: {} })
  space.entries.push({ ...half, sys: { ...half.sys, publishedVersion: undefined } })
})
const report = await check(broken)

test('finding: names entry, type, field and language, and links to the field in the web app', () => {
  expect(report.findings[0]).toEqual({
    kind: 'broken-link',
    severity: 'error',
    resource: 'entry',
    id: 'story-seeing',
    name: expect.any(String),
    contentType: 'story',
    field: 'related',
    locale: 'en',
    sentence: 'Links to the entry no-such-entry, which does not exist or is archived. The site leaves out the link.',
    editorUrl: 'https://app.contentful.com/spaces/meridian00001/environments/master/entries/story-seeing?focusedField=related&focusedLocale=en',
  })
})

test('editorUrl: builds addresses of assets and of spaces in another region', () => {
  const app = { host: 'cdn.eu.contentful.com', space: 'ours', environment: 'next/one' }
  expect(editorUrl(app, { resource: 'asset', id: 'a', field: 'file', locale: 'de-AT' })).toBe(
    'https://app.eu.contentful.com/spaces/ours/environments/next%2Fone/assets/a?focusedField=file&focusedLocale=de-AT',
  )
  expect(editorUrl(app, { resource: 'space', id: undefined, field: 'file', locale: undefined })).toBe(
    'https://app.eu.contentful.com/spaces/ours/environments/next%2Fone/entries',
  )
})

test('checkSpace: reports findings of unpublished entries only as notices', () => {
  const ofDraft = report.findings.filter(({ id }) => id === 'half-a-hero')
  expect(ofDraft.map(({ kind }) => kind)).toContain('required-empty')
  expect(new Set(ofDraft.map(({ severity }) => severity))).toEqual(new Set(['notice']))
  expect(report.totals.error).toBe(1)
})

test('checkSpace: counts all findings of a kind, but returns only the first ones', async () => {
  const bounded = await check(broken, { maxPerKind: 10 })
  expect(bounded.totals).toEqual(report.totals)
  expect(bounded.findings.filter(({ kind }) => kind === 'asset-unused')).toHaveLength(10)
  expect(bounded.omitted).toBe(report.findings.length - bounded.findings.length)
})

test('checkSpace: reports only the language itself if the space lacks it or has no content in it', async () => {
  const without = (keeps: boolean) =>
    changedSpace((space) => {
      if (!keeps) space.locales = space.locales.filter(({ code }) => code !== 'ja')
      for (const { fields } of [...space.entries, ...space.assets]) for (const byLocale of Object.values(fields)) delete byLocale['ja']
    })
  const [lost, empty] = [await check(without(false)), await check(without(true))]
  const notify = ({ findings }: HealthReport) =>
    findings.filter(({ locale, kind }) => locale === 'ja' && kind !== 'alt-untranslated').map(({ sentence }) => sentence)
  expect(notify(lost)).toEqual(['The space has no locale "ja", which app.config.ts names for "ja". The site shows the default locale instead.'])
  expect(notify(empty)).toEqual(['The space has no content in Japanese.'])
})

test('asText: groups findings by topic, with a limited number of each', () => {
  const lines = asText(report, 3).split('\n')
  expect(lines[0]).toMatch(/^meridian00001 \(master\): \d+ entries and \d+ assets checked, drafts as well$/)
  const links = lines.indexOf('Links: 1 error')
  expect(lines.slice(links + 1, links + 4)).toEqual([
    '  ✗ Links to the entry no-such-entry, which does not exist or is archived. The site leaves out the link.',
    expect.stringMatching(/^ {4}entry story-seeing \(story\) “.+”, related, en$/),
    expect.stringMatching(/^ {6}https:\/\/app\.contentful\.com\//),
  ])
  // The sentence is printed once above its entries.
  const unused = asText(
    { ...report, findings: report.findings.filter(({ id, kind }) => kind === 'asset-unused' && (ABSENT_TYPES.length === 0 || id?.startsWith('spare-'))) },
    3,
  ).split('\n')
  expect(unused.slice(3, -2)).toEqual([
    '  · No entry links to this file, so that no page shows it.',
    ...Array.from({ length: 3 }, () => [expect.stringMatching(/^ {4}asset spare-/), expect.stringMatching(/^ {6}https:/)]).flat(),
    expect.stringMatching(/^ {2}and \d+ more$/),
  ])
  expect(lines.at(-1)).toMatch(/^1 error, \d+ warnings, \d+ notices$/)
})

test('asJunit: prints one suite per kind; warnings fail it if it is strict', () => {
  const xml = asJunit(report, { isStrict: false })
  expect(xml).toMatch(/<testsuites name="content of meridian00001 \(master\)" failures="1" errors="0">/)
  expect(xml).toMatch(/<testsuite name="broken-link" tests="1" failures="1" errors="0" skipped="0" timestamp="[^"]+">/)
  expect(xml).toMatch(/<testcase classname="dead-address" name="dead-address"\/>/)
  expect(asJunit(report, { isStrict: true })).toContain(`failures="${report.totals.error + report.totals.warning}" errors="0">`)
})

test('asJunit: escapes texts of editors', () => {
  const name = `<b> & "quoted" \u0000\u0007\uFFFE\uD800\nnext`
  const finding: Finding = {
    kind: 'orphan',
    severity: 'notice',
    resource: 'entry',
    id: 'x',
    name,
    sentence: ']]> & <',
    editorUrl: 'https://x.example/?a=1&b=2',
  }
  const odd: HealthReport = { ...report, findings: [finding] }
  expect(asJunit(odd, { isStrict: false })).toContain(
    '<testcase classname="orphan" name="&lt;b&gt; &amp; &quot;quoted&quot;  next"><skipped message="notice: ]]&gt; &amp; &lt;"/><system-out>https://x.example/?a=1&amp;b=2</system-out></testcase>',
  )
})

test('cachedReport: shares one report between requests until the content changes, and retries after a failure', async () => {
  let made = 0
  let fails = false
  const kept = cachedReport(() => {
    made += 1
    return fails ? Promise.reject(new Error('no answer')) : Promise.resolve(report)
  })
  await Promise.all([kept('1'), kept('1')])
  expect(made).toBe(1)
  fails = true
  // After a change of the content, a new report is created at the earliest after ten times the duration of the last one.
  await expect.poll(() => kept('2').then(String, String)).toBe('Error: no answer')
  fails = false
  const before = made
  await kept('2')
  expect(made).toBe(before + 1)
})
