import { relative } from 'node:path'
import { printStartError, StartError } from '../src/config/start-error.ts'
import { readCommandLine } from './command-line/read-command-line.ts'
import { projectTexts, type Text } from './prose/areas.ts'
import { findingsIn } from './prose/findings.ts'
import { printFigures } from './prose/figures.ts'
import { projectFindings } from './prose/project-findings.ts'
import { countsOf, printedFinding, proseProblems, recordCounts } from './prose/ratchet.ts'

const HELP = `Lints the English of messages, command output, documentation and comments.

Usage: npm run prose
       npm run prose -- src/features/search

Without a path, fails if an area has more findings than recorded. With a path, lists all findings below it.

  --record   record the present number of findings of each area
  --figures  count the words of the comments in src/ and packages/
  --help     show this text`

try {
  const options = { record: { type: 'boolean' }, figures: { type: 'boolean' } } as const
  const args = process.argv.slice(2)
  const values = readCommandLine({ name: 'npm run prose', help: HELP, options, takesNames: true }, args)
  const paths = args.filter((arg) => !arg.startsWith('-'))
  if (values?.figures) printFigures(['src/', 'packages/'].flatMap((folder) => projectTexts(folder)))
  else if (values && paths.length > 0) {
    const findings = paths.flatMap(textsBelow).flatMap(findingsIn)
    for (const finding of findings) console.log(printedFinding(finding))
    console.log(`${findings.length} findings`)
  } else if (values) {
    const findings = await projectFindings()
    if (values.record) recordCounts(findings)
    for (const problem of proseProblems(findings)) console.log(problem)
    for (const [area, count] of Object.entries(countsOf(findings))) console.log(`${area}: ${count}`)
    process.exitCode = proseProblems(findings).length > 0 ? 1 : 0
  }
} catch (error) {
  printStartError(error)
  process.exitCode = 1
}

/** Returns the prose below a path of the command line. Throws a `StartError` if there is none, as for a path with a typing error. */
function textsBelow(path: string): Text[] {
  const texts = projectTexts(relative('.', path).replaceAll('\\', '/'))
  if (texts.length === 0) throw new StartError(`There is no prose below ${path}: name a file or folder of the project that has some.`)
  return texts
}
