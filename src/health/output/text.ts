import type { Finding } from '../finding.ts'
import { KINDS, SEVERITIES, TOPICS, type Severity, type Topic } from '../kinds.ts'
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

/** Write a report for people, grouped by what its findings are about; of each topic no more than `most` findings. `escape` makes a line fit for where it is shown. */
export function asText(report: HealthReport, most: number, escape = (line: string) => line): string {
  const { space, findings, omitted, entries, assets, knowsDrafts } = report
  const head = `${space.id} (${space.environment}): ${entries} entries and ${assets} assets checked${knowsDrafts ? ', drafts as well' : ''}`
  const parts = TOPICS.flatMap((topic) => {
    const own = findings.filter(({ kind }) => KINDS[kind].topic === topic)
    if (own.length === 0) return []
    const rest = own.length - most
    return ['', `${TITLES[topic]}: ${countsOf(own)}`, ...own.slice(0, most).flatMap(linesOf).map(escape), ...(rest > 0 ? [`  and ${rest} more`] : [])]
  })
  return [head, ...parts, '', totalOf(report), ...(omitted > 0 ? [`${omitted} of them are not listed: of each kind the first alone.`] : [])].join('\n')
}

function linesOf({ severity, resource, id, name, contentType, field, locale, sentence, editorUrl }: Finding): string[] {
  const what = resource === 'space' ? undefined : [resource, id, contentType && `(${contentType})`, name && `“${name}”`].filter(Boolean).join(' ')
  const where = [what, field, locale].filter(Boolean).join(', ')
  return [`  ${MARKS[severity]} ${where}${where && ': '}${sentence}`, ...(resource === 'space' ? [] : [`    ${editorUrl}`])]
}

function countsOf(findings: readonly Finding[]): string {
  return SEVERITIES.flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length
    return count > 0 ? [counted(severity, count)] : []
  }).join(', ')
}

/** Say how many findings of each severity there are. */
function totalOf({ totals }: Pick<HealthReport, 'totals'>): string {
  return SEVERITIES.map((severity) => counted(severity, totals[severity])).join(', ')
}

function counted(severity: Severity, count: number): string {
  return `${count} ${severity}${count === 1 ? '' : 's'}`
}
