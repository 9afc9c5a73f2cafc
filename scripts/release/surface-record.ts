import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { sectionsOf, upgradingItems } from '../upgrade/notes.ts'
import { publicSurface } from './surface.ts'

/** The committed record of the public surface. */
const RECORD = 'docs/public-surface.txt'
/** Marks a name that the last release had. Such lines stay until the next release. */
const REMOVED = 'removed '

const COMMAND = `Run \`npm run release -- --surface\`, and commit ${RECORD}.`

/** Returns the record for a surface: its names, and the names that were removed since the last release. Before the first release, nothing is removed. */
export function updatedRecord(record: readonly string[], surface: readonly string[], changelog: string): string[] {
  const isReleased = sectionsOf(changelog).some(({ version }) => version !== undefined)
  const released = isReleased ? record.map((line) => line.replace(REMOVED, '')) : []
  // A setting may become optional.
  // A name that was added and removed between two releases leaves a line too: the record does not contain the date of a name.
  const removed = released.filter((line) => !surface.includes(line) && !surface.includes(`${line}?`)).map((line) => REMOVED + line)
  return [...surface, ...removed]
}

/** Lists differences between the record and the surface, and removed names that the notes for teams do not contain. */
export function surfaceProblems(record: readonly string[], surface: readonly string[], changelog: string): string[] {
  const expected = updatedRecord(record, surface, changelog)
  const differences = [
    ...expected.filter((line) => !record.includes(line)).map((line) => `+ ${line}`),
    ...record.filter((line) => !expected.includes(line)).map((line) => `- ${line}`),
  ]
  const [newest] = sectionsOf(changelog)
  const notes = newest && newest.version === undefined ? upgradingItems(newest).join('\n') : ''
  const unexplained = removedNames(expected).filter((name) => !notes.includes(`\`${name}\``))
  return [
    ...(differences.length > 0 ? [`The public surface has changed. ${COMMAND}\n${differences.join('\n')}`] : []),
    ...unexplained.map(
      (name) => `\`${name}\` was released. CHANGELOG.md needs a line with it in "### Upgrading" of the unreleased section, with the replacement.`,
    ),
  ]
}

/** Returns the names that were removed since the last release, or whose line has changed. */
export function removedNames(record: readonly string[]): string[] {
  return record.filter((line) => line.startsWith(REMOVED)).map((line) => line.split(' ')[2]?.replace(/\?$/, '') ?? line)
}

/** Reads the record. */
export function readRecord(): string[] {
  return existsSync(RECORD)
    ? readFileSync(RECORD, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []
}

/** Writes the record for the present surface. After a release, removed names leave it. */
export async function recordSurface({ isReleased = false } = {}): Promise<void> {
  const record = isReleased ? [] : readRecord()
  writeFileSync(RECORD, `${updatedRecord(record, await publicSurface(), readFileSync('CHANGELOG.md', 'utf8')).join('\n')}\n`)
}
