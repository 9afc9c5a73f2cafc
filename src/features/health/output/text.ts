import type { Finding } from '../finding.ts'
import { KINDS, SEVERITIES, TOPICS, type Severity, type Topic } from '../kinds.ts'
import { groupFindings } from '../report/group-findings.ts'
import type { HealthReport } from '../report/health-report.ts'

const TITLES: Readonly<Record<Topic, string>> = {
  links: 'Links',
  addresses: 'Addresses',
  redirects: 'Redirects',
  model: 'Fields and sections',
  types: 'Content types',
  pictures: 'Pictures and files',
  alternatives: 'Descriptions of pictures',
  languages: 'Translations',
  unused: 'Shown nowhere',
}
const MARKS: Readonly<Record<Severity, string>> = { error: '✗', warning: '!', notice: '·' }

/** Returns a report as text, grouped by topic, with at most `most` findings of each. `escape` sanitizes a line for the terminal. */
export function asText(report: HealthReport, max: number, escape = (line: string) => line): string {
  const { space, findings, omitted, entries, assets, knowsDrafts } = report
  const head = `${space.id} (${space.environment}): ${entries} entries and ${assets} assets checked${knowsDrafts ? ', drafts as well' : ''}`
  const parts = TOPICS.flatMap((topic) => {
    const own = findings.filter(({ kind }) => KINDS[kind].topic === topic)
    if (own.length === 0) return []
    const rest = own.length - max
    return ['', `${TITLES[topic]}: ${countsOf(own)}`, ...linesOf(own.slice(0, max)).map(escape), ...(rest > 0 ? [`  and ${rest} more`] : [])]
  })
  return [head, ...parts, '', totalOf(report), ...(omitted > 0 ? [`${omitted} are not listed. Only the first findings of each kind are.`] : [])].join('\n')
}

/** Returns the lines of findings. Each sentence appears once, above its entries. */
function linesOf(findings: readonly Finding[]): string[] {
  return groupFindings(findings).flatMap(({ severity, statements }) =>
    statements.flatMap(({ sentence, findings: own }) => [`  ${MARKS[severity]} ${sentence}`, ...own.flatMap(rowsOf)]),
  )
}

function rowsOf({ resource, id, name, contentType, field, locale, sites, editorUrl }: Finding): string[] {
  const only = sites && `only ${sites.join(' and ')}`
  if (resource === 'space') return locale === undefined && !only ? [] : [`    ${[locale, only].filter(Boolean).join(', ')}`]
  const what = [resource, id, contentType && `(${contentType})`, name && `“${name}”`].filter(Boolean).join(' ')
  return [`    ${[what, field, locale, only].filter(Boolean).join(', ')}`, `      ${editorUrl}`]
}

function countsOf(findings: readonly Finding[]): string {
  return SEVERITIES.flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length
    return count > 0 ? [counted(severity, count)] : []
  }).join(', ')
}

/** Returns the number of findings of each severity. */
function totalOf({ totals }: Pick<HealthReport, 'totals'>): string {
  return SEVERITIES.map((severity) => counted(severity, totals[severity])).join(', ')
}

function counted(severity: Severity, count: number): string {
  return `${count} ${severity}${count === 1 ? '' : 's'}`
}
