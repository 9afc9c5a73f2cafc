import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { printStartError, StartError } from '../../src/config/start-error.ts'
import { readCommandLine } from '../command-line/read-command-line.ts'
import { requireCleanTree } from '../upgrade/apply.ts'
import { gitIn, UpgradeError, type Git } from '../upgrade/git.ts'
import { sectionsOf } from '../upgrade/notes.ts'
import { RELEASE_FILE } from '../upgrade/releases.ts'
import { releasedChangelog, requireNextVersion, withAddress, withVersion } from './changes.ts'
import { readRecord, recordSurface } from './surface-record.ts'

const HELP = `For maintainers: releases a version. Commits it on the current branch, and as one commit on the branch "releases", with a tag.

Usage: npm run release -- --version 0.2.0 [--address <repository>]

  --version <version>  version to release; CHANGELOG.md must have unreleased changes
  --address <address>  repository from which teams fetch releases: a URL, a folder or a bundle file; stored in src/release.json
  --surface            only record the public surface in docs/public-surface.txt
  --help               show this text`

/** The linear branch with one commit per release. Projects of teams contain its history, and not that of the development. */
const BRANCH = 'releases'
/** Files that contain the version, each with the number of its first occurrences that belong to the project. */
const FILES = [
  ['package.json', 1],
  ['package-lock.json', 2],
  [RELEASE_FILE, 1],
] as const

/** Releases a version. Nothing is pushed. */
async function release(version: string, address: string | undefined): Promise<void> {
  const folder = resolve('.')
  const git = gitIn(folder)
  requireCleanTree(git, folder, 'A release needs a tree without changes')
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  requireNextVersion(version, changelog, readRecord())
  const releaseFile = withAddress(readFileSync(RELEASE_FILE, 'utf8'), address)
  const tag = `refs/tags/v${version}`
  if (idOf(git, tag)) throw new StartError(`The tag v${version} exists, and tags never move: choose the next version.`)
  const parent = idOf(git, `refs/heads/${BRANCH}`) ?? idOf(git, `refs/remotes/origin/${BRANCH}`)
  const isFirst = sectionsOf(changelog).every((section) => section.version === undefined)
  if (!parent && !isFirst) throw new StartError(`The branch ${BRANCH} is missing: git fetch origin ${BRANCH}. A release follows the one before it.`)

  writeFileSync(RELEASE_FILE, releaseFile)
  writeFileSync('CHANGELOG.md', releasedChangelog(changelog, version, today()))
  for (const [file, times] of FILES) writeFileSync(file, withVersion(readFileSync(file, 'utf8'), version, times))
  await recordSurface({ isReleased: true })
  git(['add', '--all'])
  git(['commit', '--quiet', '--message', `chore: release ${version}`])
  const tree = git(['rev-parse', 'HEAD^{tree}']).trim()
  const commit = git(['commit-tree', tree, ...(parent ? ['-p', parent] : [])], { input: `Vitrine ${version}\n` }).trim()
  git(['update-ref', '--stdin'], { input: `create ${tag} ${commit}\nupdate refs/heads/${BRANCH} ${commit}\n` })
  console.log(`Released ${version} as ${commit.slice(0, 12)}. After npm run test:all has passed, publish it:`)
  console.log(`  git push --atomic origin HEAD ${BRANCH} v${version}`)
}

function idOf(git: Git, reference: string): string | undefined {
  return git(['rev-parse', '--verify', '--quiet', `${reference}^{commit}`], { allowed: [0, 1] }).trim() || undefined
}

function today(): string {
  return new Date(process.env['SITE_CLOCK'] || Date.now()).toISOString().slice(0, 10)
}

try {
  const options = { version: { type: 'string' }, address: { type: 'string' }, surface: { type: 'boolean' } } as const
  const wishes = readCommandLine({ name: 'npm run release', help: HELP, options }, process.argv.slice(2))
  if (wishes?.surface) await recordSurface()
  else if (wishes?.version === undefined && wishes) throw new StartError('npm run release needs --version, such as --version 0.2.0.')
  else if (wishes?.version !== undefined) await release(wishes.version, wishes.address)
} catch (error) {
  printStartError(error instanceof UpgradeError ? new StartError(error.message) : error)
  process.exitCode = 1
}
