import { expect, test } from 'vitest'
import { printableLine } from '../../../scripts/processes/printable.ts'
import { asText } from '../../../src/features/health/output/text.ts'
import type { HealthReport } from '../../../src/features/health/report/health-report.ts'

test('asText: a name of the content stays within its line', () => {
  const finding = {
    kind: 'orphan',
    severity: 'notice',
    resource: 'entry',
    id: 'x',
    name: 'Name\u001B[8m\n0 errors',
    sentence: 'Nothing links to it.',
    editorUrl: '',
  } as const
  const report: HealthReport = {
    space: { id: 's', environment: 'master' },
    checkedAt: '2026-11-21T12:00:00Z',
    entries: 1,
    assets: 0,
    knowsDrafts: false,
    totals: { error: 0, warning: 0, notice: 1 },
    findings: [finding],
    omitted: 0,
  }
  expect(asText(report, 20, printableLine)).toContain(String.raw`entry x “Name\u001B[8m\n0 errors”`)
})
