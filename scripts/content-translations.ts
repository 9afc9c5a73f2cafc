import { printStartError, StartError } from '../src/config/start-error.ts'
import { STATES } from '../src/features/health/translations/record.ts'
import { reportData, reportText } from '../src/features/health/translations/report/report-text.ts'
import { MACHINE_MARKS } from '../src/content/locales/machine-marks.ts'
import { filtered } from '../src/features/health/translations/report/translation-report.ts'
import { readCommandLine, typedPath } from './command-line/read-command-line.ts'
import { readingContent } from './health/read-content.ts'
import { validityOf } from './links/link-days.ts'
import { exportXliff } from './translations/export-xliff.ts'
import { printable, printableLine } from './processes/printable.ts'

/** Maximum entries of each language that are printed, so that a language fits on a screen. */
const LISTED = 20

const HELP = `Lists the translations that are missing or outdated, and the words to translate.

Usage: npm run content:translations -- [options]

  --space <file>      read this export file, not the configured space
  --language <code>   list only this language, by its locale code in the space
  --type <id>         list only entries of this content type
  --topic <id>        list only entries with this tag or concept
  --state <state>     list missing, outdated, unknown or complete translations
  --machine <mark>    list only translations by a machine: unreviewed or reviewed
  --all               list all entries; otherwise the first 20 of each language
  --json              print everything as JSON
  --xliff <folder>    write an XLIFF file for each language into this folder, instead of a list
  --preview-days <n>  with --xliff: add links to the drafts, which end after this number of days
  --help              show this text`

const OPTIONS = {
  space: { type: 'string' },
  language: { type: 'string' },
  type: { type: 'string' },
  topic: { type: 'string' },
  state: { type: 'string' },
  machine: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  xliff: { type: 'string' },
  'preview-days': { type: 'string' },
} as const

async function contentTranslations(): Promise<void> {
  const values = readCommandLine({ name: 'npm run content:translations', help: HELP, options: OPTIONS }, process.argv.slice(2))
  if (!values) return
  const { space, language, type, topic } = values
  const state = values.state === undefined ? undefined : oneOf('--state', STATES, values.state)
  const machine = values.machine === undefined ? undefined : oneOf('--machine', MACHINE_MARKS, values.machine)
  const validity = values['preview-days'] === undefined ? undefined : validityOf('--preview-days', values['preview-days'])
  await readingContent(space === undefined ? undefined : typedPath(space), async ({ exported, siteState }) => {
    const { readTranslations } = await import('../src/features/health/translations/read-translations.server.ts')
    const { draftsOf, helpIn } = await import('./translations/read-drafts.ts')
    const { previewLinks } = await import('./translations/preview-links.ts')
    const previewOf = validity === undefined ? undefined : previewLinks(validity)
    const helpOf = exported && helpIn(exported.editorInterfaces)
    const read = { ...(await readTranslations(siteState)), previewOf, helpOf, draftsOf: exported ? undefined : draftsOf() }
    const { report } = read
    const locales = language === undefined ? report.targets : [oneOf('--language', report.targets, language)]
    const entries = filtered(report.entries, {
      type: type && oneOf('--type', [...new Set(report.entries.map((entry) => entry.type))], type),
      topic: topic && oneOf('--topic', [...new Set(report.entries.flatMap(({ topics }) => topics))], topic),
    })
    if (values.xliff !== undefined) {
      for (const line of await exportXliff(read, { entries, locales, state, machine, folder: typedPath(values.xliff) })) console.log(printableLine(line))
    } else if (values.json) console.log(printable(JSON.stringify(reportData(report, { entries, locales }), null, 2)))
    else console.log(reportText(report, { entries, locales, state, machine, max: values.all ? Infinity : LISTED, escape: printableLine }))
  })
}

/** Returns the value of an option. Throws a `StartError` that lists the accepted values. */
function oneOf<T extends string>(option: string, accepted: readonly T[], value: string): T {
  const found = accepted.find((each) => each === value)
  if (found === undefined) throw new StartError(`${option} ${value}: there is no such value. Accepted: ${accepted.join(', ') || 'none'}.`)
  return found
}

try {
  await contentTranslations()
} catch (error) {
  printStartError(error, printable)
  process.exitCode = 1
}
// The source of the content keeps watching for changes.
process.exit()
