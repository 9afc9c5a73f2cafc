import { existsSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { GitError, temporaryRepository, UpgradeError, type Git } from './git.ts'

/** Path of the release file. */
export const RELEASE_FILE = 'src/release.json'

/** Content of the release file. */
interface ReleaseFile {
  /** Version of the product from which the files of the project come. */
  readonly version: string
  /** Repository with the releases: a URL, a folder, or a bundle file. Empty before the first release, which stores it. */
  readonly releases: string
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/** Returns whether a text is a version of a release, such as `0.2.0`. */
export function isVersion(text: string): boolean {
  return VERSION.test(text)
}

/** Compares versions for sorting. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number))
  return [0, 1, 2].map((part) => (first?.[part] ?? 0) - (second?.[part] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** Parses the release file. Throws an `UpgradeError` if it is invalid. */
export function parseReleaseFile(text: string): ReleaseFile {
  try {
    const { version, releases }: Partial<Record<string, unknown>> = JSON.parse(text)
    if (typeof version === 'string' && isVersion(version) && typeof releases === 'string') return { version, releases }
  } catch {
    // The sentence below applies to any invalid file.
  }
  throw new UpgradeError(`${RELEASE_FILE} is invalid: it needs "version", such as "0.1.0", and "releases", the address of the releases.`)
}

/** The releases, in a temporary repository that can also read the project. */
export interface Releases {
  readonly git: Git
  /** Ascending. */
  readonly versions: readonly string[]
}

/**
 * Prevents git from reporting the commits of the project as present. A shallow clone, such as that of a CI service, has no objects of their
 * parents, which the other side would then omit.
 */
const WITHOUT_ALTERNATES = ['-c', 'core.alternateRefsCommand=true']

/** Fetches the releases into a temporary repository. The project's repository does not change. Throws an `UpgradeError` if they are not available. */
export function fetchReleases(project: Git, folder: string, address: string): Releases {
  if (address === '')
    throw new UpgradeError(`${RELEASE_FILE} has no address of the releases. Enter it as "releases" and commit it: a URL, a folder, or a bundle file.`)
  const git = temporaryRepository(project, folder)
  const local = resolve(folder, address)
  const source = isAbsolute(address) || existsSync(local) ? local : address
  try {
    git([...WITHOUT_ALTERNATES, 'fetch', '--quiet', '--no-auto-maintenance', '--no-write-fetch-head', '--', source, '+refs/tags/v*:refs/tags/v*'])
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    throw new UpgradeError(`The releases at ${address} cannot be fetched (${error.reason}). ${RELEASE_FILE} contains the address.`)
  }
  const tags = git(['tag', '--list'])
    .split('\n')
    .map((tag) => tag.replace(/^v/, ''))
  return { git, versions: tags.filter(isVersion).toSorted(compareVersions) }
}

/** Returns the commit of a release. */
export function commitOf({ git }: Pick<Releases, 'git'>, version: string): string {
  return git(['rev-parse', `refs/tags/v${version}^{commit}`]).trim()
}

/** Returns the version to upgrade to: the requested one, or the newest. Throws an `UpgradeError` if there is no such upgrade. */
export function targetVersion({ versions }: Pick<Releases, 'versions'>, from: string, requested: string | undefined, address: string): string {
  const listed = `The releases at ${address} are ${versions.join(', ') || 'empty'}`
  if (!versions.includes(from)) throw new UpgradeError(`${RELEASE_FILE} contains version ${from}, which was never released. ${listed}.`)
  const to = (requested ?? versions.at(-1) ?? from).replace(/^v/, '')
  if (!versions.includes(to)) throw new UpgradeError(`There is no release ${to}. ${listed}.`)
  const order = compareVersions(to, from)
  if (order === 0) throw new UpgradeError(`The project is at version ${from} already. ${listed}.`)
  if (order < 0) throw new UpgradeError(`The project is at version ${from}, which is newer than ${to}. To go back, revert the commit of the upgrade.`)
  return to
}
