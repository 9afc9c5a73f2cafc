import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Finding } from '../../../src/features/health/finding.ts'
import { asText } from '../../../src/features/health/output/text.ts'
import type { HealthReport } from '../../../src/features/health/report/health-report.ts'
import { mergedReport } from '../../../src/features/health/report/merged-report.ts'
import { copyOf, link, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { spaceOfThree, THREE_SITES } from '../../support/three-sites.ts'
import { withSettings } from '../../support/with-settings.ts'

const space: ExportDraft = JSON.parse(JSON.stringify(spaceOfThree()))
const { entries, assets } = space
const lamp = resource(entries, 'story-street-lamp')
lamp.fields['related'] = { en: [link('Entry', 'no-such-entry')] }
// A section and its picture, which only a page of the city shows.
resource(entries, 'about-hero').fields['title'] = {}
assets.push(copyOf(resource(assets, 'dome-at-dusk'), 'spare'), { ...copyOf(resource(assets, 'dome-at-dusk'), 'unnamed'), fields: { file: {} } })
resource(entries, 'about-gallery').fields['items'] = { en: [link('Asset', 'unnamed')] }
// A story of the fund with the slug of one of the city.
entries.push({ ...copyOf(lamp, 'story-of-fund'), metadata: { tags: [link('Tag', 'fund')], concepts: [] } })
const file = join(temporaryFolder('space'), 'space.json')
writeFileSync(file, JSON.stringify(space))

const { check, sitesToCheck, inSite } = await withSettings({ sites: THREE_SITES }, async () => ({
  ...(await import('./checked.ts')),
  ...(await import('../../../src/features/health/site-health.server.ts')),
  ...(await import('../../../src/config/current-site.server.ts')),
}))
const reports: (readonly [site: string, report: HealthReport])[] = []
for (const site of sitesToCheck()) reports.push([site.id ?? '', await inSite(site, () => check(file))] as const)
const findingsOf = (id: string, is: (finding: Finding) => boolean) => reports.find(([site]) => site === id)?.[1].findings.filter(is) ?? []
const sitesWith = (is: (finding: Finding) => boolean) => sitesToCheck().flatMap(({ id = '' }) => (findingsOf(id, is).length > 0 ? [id] : []))

test('sitesToCheck: returns a site with a host per language once', () => {
  expect(sitesToCheck().map(({ origin }) => origin)).toEqual(['http://observatory.localhost', 'http://city.localhost', 'http://fund.localhost'])
})

test('content health of several sites: a page has findings on its own sites only', () => {
  expect(sitesWith(({ id, kind }) => id === 'story-street-lamp' && kind === 'broken-link')).toEqual(['city'])
  expect(sitesWith(({ kind }) => kind === 'slug-clash')).toEqual([])
  expect(sitesWith(({ id }) => id === 'story-of-fund')).toEqual(['fund'])
})

test('content health of several sites: sections and pictures have findings on the sites that show them', () => {
  expect(sitesWith(({ id, kind }) => id === 'about-hero' && kind === 'required-empty')).toEqual(['city'])
  expect(sitesWith(({ id }) => id === 'unnamed')).toEqual(['city'])
  // Nothing shows this picture.
  expect(sitesWith(({ id }) => id === 'spare')).toEqual(['observatory', 'city', 'fund'])
})

test('content health of several sites: only the languages of a site are checked', () => {
  const locales = (id: string) => new Set(findingsOf(id, ({ locale }) => locale !== undefined).map(({ locale }) => locale))
  expect(locales('fund').difference(new Set(['en', 'ar']))).toEqual(new Set())
  expect(locales('city').difference(new Set(['en', 'de', 'fr']))).toEqual(new Set())
})

test('mergedReport: lists a finding of several sites once, and names the sites of the others', () => {
  const merged = mergedReport(reports)
  const found = (is: (finding: Finding) => boolean) => merged.findings.filter(is).map(({ sites }) => sites)
  expect(found(({ id }) => id === 'spare')).toEqual([undefined])
  expect(found(({ id, kind }) => id === 'story-street-lamp' && kind === 'broken-link')).toEqual([['city']])
  expect(merged.totals.error + merged.totals.warning + merged.totals.notice).toBe(merged.findings.length)
  expect(merged.findings[0]?.severity).toBe('error')
  expect(asText(merged, Infinity)).toMatch(/entry story-street-lamp \(story\) .*, related, en, only city\n/)
})

test('translationReport: entries are near the home page of any of several sites, whichever site reads it', async () => {
  vi.stubEnv('CONTENT_SPACE', file)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const reader = await withSettings({ sites: THREE_SITES }, async () => ({
    ...(await import('../../../src/features/health/translations/site-translations.server.ts')),
    ...(await import('../../../src/config/current-site.server.ts')),
  }))
  for (const site of reader.allSites()) {
    const report = await reader.inSite(site, () => reader.translationReport(temporaryFolder('state')))
    const steps = ['page-about', 'page-support'].map((id) => report.entries.find((entry) => entry.id === id)?.use.steps)
    expect(steps, site.origin).toEqual([0, 0])
  }
})
