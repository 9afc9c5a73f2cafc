import { StartError } from '../../src/config/start-error.ts'
import { sectionsOf } from '../upgrade/notes.ts'
import { compareVersions, isVersion, parseReleaseFile } from '../upgrade/releases.ts'
import { removedNames } from './surface-record.ts'

const UNRELEASED = /^## (?:\[?Unreleased\]?|\[?(?<version>[\d.]+)\]? - unreleased)$/im

/** Turns the unreleased section of the changelog into the section of a version. Throws a `StartError` if there is nothing to release. */
export function releasedChangelog(changelog: string, version: string, date: string): string {
  const [newest] = sectionsOf(changelog)
  const match = UNRELEASED.exec(changelog)
  if (!match || newest?.version !== undefined || !newest?.text.includes('\n- ')) {
    throw new StartError('CHANGELOG.md has no changes to release: its first section must be "## Unreleased", with a list.')
  }
  const announced = match.groups?.['version']
  if (announced !== undefined && announced !== version) throw new StartError(`CHANGELOG.md announces ${announced}, not ${version}.`)
  return changelog.replace(UNRELEASED, `## [${version}] - ${date}`)
}

/** Checks that a version may follow the released ones. Throws a `StartError` if it is not newer, or if it must be larger for its changes. */
export function requireNextVersion(version: string, changelog: string, record: readonly string[]): void {
  if (!isVersion(version)) throw new StartError(`"${version}" is not a version: write it like 0.2.0.`)
  const [last] = sectionsOf(changelog).flatMap(({ version: released }) => released ?? [])
  if (last === undefined) return
  if (compareVersions(version, last) <= 0) throw new StartError(`${version} does not follow ${last}, the last release.`)
  const removed = removedNames(record)
  const [major, minor] = version.split('.')
  const [lastMajor, lastMinor] = last.split('.')
  const isBreaking = major !== lastMajor || (major === '0' && minor !== lastMinor)
  if (removed.length > 0 && !isBreaking) {
    throw new StartError(
      `${version} must not remove ${removed.join(', ')}: release ${major === '0' ? 'the next minor' : 'the next major'} version, or restore the names.`,
    )
  }
}

/** Sets the address from which teams fetch the releases. Throws a `StartError` if there is none. */
export function withAddress(text: string, address: string | undefined): string {
  const changed = address === undefined ? text : text.replace(/(?<="releases": )"[^"]*"/, () => JSON.stringify(address))
  if (parseReleaseFile(changed).releases !== '') return changed
  throw new StartError('The releases have no address, so no team could upgrade. Name their repository once: --address https://example.com/vitrine.git')
}

/** Sets the version in the text of a JSON file, at each given path, without another change. */
export function withVersion(text: string, version: string, times = 1): string {
  let left = times
  return text.replaceAll(/^( {2,6}|\t+)"version": "[^"]*"/gm, (line, indent: string) => (left-- > 0 ? `${indent}"version": "${version}"` : line))
}
