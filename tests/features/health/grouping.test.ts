import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../src/features/health/finding.ts'
import type { Kind, Severity } from '../../../src/features/health/kinds.ts'
import { ASSETS, healthSearch, narrowed } from '../../../src/features/health/page/narrow.ts'
import { shownReport } from '../../../src/features/health/page/shown/shown-report.server.ts'
import { groupFindings, pageOfGroups } from '../../../src/features/health/report/group-findings.ts'
import type { HealthReport } from '../../../src/features/health/report/health-report.ts'

function finding(severity: Severity, kind: Kind, id: string, sentence: string, more: Partial<Finding> = {}): Finding {
  return { kind, severity, resource: 'entry', id, contentType: 'story', locale: 'en', sentence, editorUrl: `https://app.example/${id}`, ...more }
}

const FINDINGS = [
  finding('error', 'broken-link', 'a', 'Links to x.'),
  finding('warning', 'untranslated', 'a', 'Not in German.', { locale: 'de' }),
  finding('warning', 'untranslated', 'b', 'Not in French.', { locale: 'fr', contentType: 'event' }),
  finding('warning', 'untranslated', 'c', 'Not in German.', { locale: 'de' }),
  finding('notice', 'untranslated', 'd', 'Not in German.', { locale: 'de' }),
  finding('notice', 'asset-unused', 'e', 'No entry shows it.', { resource: 'asset', contentType: undefined, locale: undefined }),
]

const inShort = (groups: ReturnType<typeof groupFindings>) =>
  groups.map(({ severity, kind, count, statements }) => ({
    group: `${severity} ${kind} ${count}`,
    statements: statements.map(({ sentence, findings }) => `${sentence} ${findings.map(({ id }) => id).join()}`),
  }))

describe('groupFindings', () => {
  test('has one group for each kind and severity, the worst first, and each sentence once', () => {
    expect(inShort(groupFindings(FINDINGS))).toEqual([
      { group: 'error broken-link 1', statements: ['Links to x. a'] },
      { group: 'warning untranslated 3', statements: ['Not in German. a,c', 'Not in French. b'] },
      { group: 'notice untranslated 1', statements: ['Not in German. d'] },
      { group: 'notice asset-unused 1', statements: ['No entry shows it. e'] },
    ])
    expect(groupFindings([])).toEqual([])
  })
})

describe('pageOfGroups', () => {
  test('cuts pages after grouping, keeps the counts of whole groups and loses no finding', () => {
    const groups = groupFindings(FINDINGS)
    expect([1, 2, 3].map((page) => inShort(pageOfGroups(groups, page, 2)))).toEqual([
      [
        { group: 'error broken-link 1', statements: ['Links to x. a'] },
        { group: 'warning untranslated 3', statements: ['Not in German. a'] },
      ],
      [{ group: 'warning untranslated 3', statements: ['Not in German. c', 'Not in French. b'] }],
      [
        { group: 'notice untranslated 1', statements: ['Not in German. d'] },
        { group: 'notice asset-unused 1', statements: ['No entry shows it. e'] },
      ],
    ])
    expect(pageOfGroups(groups, 4, 2)).toEqual([])
  })
})

describe('narrowed', () => {
  const ids = (query: Record<string, unknown>) => narrowed(FINDINGS, healthSearch(query)).map(({ id }) => id)

  test('filters by kind, language and content type, and by all of them at once', () => {
    expect(ids({ kind: 'untranslated' })).toEqual(['a', 'b', 'c', 'd'])
    expect(ids({ language: 'de' })).toEqual(['a', 'c', 'd'])
    expect(ids({ type: 'event' })).toEqual(['b'])
    expect(ids({ type: ASSETS })).toEqual(['e'])
    expect(ids({ kind: 'untranslated', language: 'de', type: 'story', severity: 'warning' })).toEqual(['a', 'c'])
  })

  test('ignores parameters that it cannot read', () => {
    expect(ids({ kind: 'toString', type: 'a b', language: '<', topic: 'x', severity: '', page: '-1' })).toHaveLength(FINDINGS.length)
    expect(healthSearch({ kind: ['untranslated'], type: ['story'] })).toEqual({})
  })
})

describe('shownReport', () => {
  const report: HealthReport = {
    space: { id: 's', environment: 'master' },
    checkedAt: '2026-11-21T12:00:00Z',
    entries: 4,
    assets: 1,
    knowsDrafts: true,
    totals: { error: 1, warning: 3, notice: 2 },
    findings: FINDINGS,
    omitted: 0,
  }

  test('folds notices below errors and warnings, and opens them if there is nothing worse', () => {
    const open = (query: Record<string, unknown>) => shownReport('en', report, healthSearch(query)).groups.map(({ isOpen }) => isOpen)
    expect(open({})).toEqual([true, true, false, false])
    expect(open({ severity: 'notice' })).toEqual([true, true])
  })

  test('folds the rows of a sentence after the fifth, but not for a single row', () => {
    const many = (count: number) => {
      const findings = Array.from({ length: count }, (_, at) => finding('warning', 'alt-missing', `asset-${at}`, 'No description.'))
      const [statement] = shownReport('en', { ...report, findings }, {}).groups[0]?.statements ?? []
      return [statement?.rows.length, statement?.further?.rows.length, statement?.further?.label]
    }
    expect(many(6)).toEqual([6, undefined, undefined])
    expect(many(7)).toEqual([5, 2, 'More: 2'])
  })

  test('offers the content types, kinds and locales of the findings, with counts', () => {
    const { filters, isNarrowed } = shownReport('en', report, { type: 'event', kind: 'dead-address' })
    const labels = (name: string) => filters.find((each) => each.name === name)?.options.map(({ label, isChosen }) => `${label}${isChosen ? ' *' : ''}`)
    expect(isNarrowed).toBe(true)
    expect(labels('type')).toEqual(['All', 'event (1) *', 'Files (1)', 'story (4)'])
    expect(labels('kind')).toEqual([
      'All',
      'Entries that are not translated (4)',
      'Links to missing entries or files (1)',
      'Unused files (1)',
      'Links to missing pages *',
    ])
    const odd = { ...report, findings: [finding('error', 'broken-link', 'a', 'Links to x.', { locale: 'nl-NL' })] }
    expect(
      shownReport('en', odd, {})
        .filters.find(({ name }) => name === 'language')
        ?.options.map(({ value }) => value),
    ).toContain('nl-NL')
  })
})
