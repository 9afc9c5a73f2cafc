import { readFileSync, writeFileSync } from 'node:fs'
import type { Finding } from './findings.ts'

/** Findings that each area is allowed to have. An area without an entry is at zero. */
const RECORD = 'scripts/prose/counts.json'

/** Maximum findings that a failed area lists. `npm run prose` with a path lists all. */
const MAX_LISTED = 50

/** Returns the areas with more findings than recorded, each followed by its findings. */
export function proseProblems(findings: readonly Finding[], recorded = recordedCounts()): string[] {
  return Object.entries(countsOf(findings)).flatMap(([area, count]) => {
    const allowed = recorded[area] ?? 0
    if (count <= allowed) return []
    const listed = findings.filter((finding) => finding.area === area).slice(0, MAX_LISTED)
    return [
      `${area}: ${count} findings, ${allowed} allowed${count > MAX_LISTED ? `. These are the first ${MAX_LISTED}; \`npm run prose -- <path>\` lists all:` : ':'}`,
      ...listed.map(printedFinding),
    ]
  })
}

/** Returns the number of findings of each area. */
export function countsOf(findings: readonly Finding[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(findings, ({ area }) => area)].map(([area, { length }]) => [area, length]))
}

/** Formats a finding as a line of output: path, line, wording, replacement and rule. */
export function printedFinding({ path, line, text, rule }: Finding): string {
  return `  ${path}:${line} ${text} (${rule})`
}

/** Writes the number of findings of each area to the record. */
export function recordCounts(findings: readonly Finding[]): void {
  const counts = Object.entries(countsOf(findings)).toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(counts), undefined, 2)}\n`)
}

function recordedCounts(): Record<string, number> {
  return JSON.parse(readFileSync(RECORD, 'utf8'))
}
