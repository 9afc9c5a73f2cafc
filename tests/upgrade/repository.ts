import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { RELEASES, type Files } from './product.ts'

const IDENTITY = { GIT_AUTHOR_NAME: 'Team', GIT_AUTHOR_EMAIL: 'team@site.example', GIT_COMMITTER_NAME: 'Team', GIT_COMMITTER_EMAIL: 'team@site.example' }
const DATE = '2026-11-23T12:00:00Z'

/** A folder with releases, projects of teams, and a fake npm. */
export interface World {
  readonly folder: string
  /** Creates a repository beside the releases. */
  readonly repository: (name: string) => Repository
  /** Calls of npm since the last call of this function. */
  readonly npmCalls: () => string[]
  /** Installs a fake oxfmt in a project. Its calls are listed with those of npm. */
  readonly installFormatter: (project: Repository) => void
  /** Replaces git by lines of a shell script. */
  readonly installGit: (script: string) => void
  /** Lets a command of npm fail, such as `run build`. */
  readonly failNpm: (command: string) => void
}

/** A git repository with a work tree. */
export interface Repository {
  readonly folder: string
  readonly git: (...args: string[]) => string
  readonly write: (files: Files) => void
  readonly read: (path: string) => string
  readonly has: (path: string) => boolean
  readonly remove: (...paths: string[]) => void
  readonly commit: (message: string) => string
  /** Runs the command with options. */
  readonly upgrade: (...options: string[]) => { readonly code: number | null; readonly output: string }
  /** Everything an upgrade could change: files, index, references and the state of a merge. */
  readonly state: () => object
}

/** Creates a world with releases of a product: one commit each, with tags, and no history before. */
export function createWorld(releases: Readonly<Record<string, Files>> = RELEASES): World {
  const folder = temporaryFolder('vitrine-releases')
  const [bin, calls, failing] = [join(folder, 'bin'), join(folder, 'npm-calls'), join(folder, 'npm-fails')]
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$*" >> '${calls}'\n[ ! -f '${failing}' ] || ! grep -qx "$*" '${failing}'\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  const env = {
    PATH: `${bin}:${process.env['PATH']}`,
    HOME: folder,
    TMPDIR: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    ...IDENTITY,
    GIT_AUTHOR_DATE: DATE,
    GIT_COMMITTER_DATE: DATE,
  }
  const repository = (name: string) => repositoryIn(join(folder, name), env)
  if (releases === RELEASES) cpSync(publishedReleases(env), join(folder, 'releases'), { recursive: true })
  else publish(repository('releases'), releases)
  return {
    folder,
    repository,
    npmCalls: () => {
      const called = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
      rmSync(calls, { force: true })
      return called
    },
    installFormatter: (project) => {
      project.write({ 'node_modules/.bin/oxfmt': `#!/bin/sh\necho "format $*" >> '${calls}'\n` })
      chmodSync(join(project.folder, 'node_modules/.bin/oxfmt'), 0o755)
    },
    installGit: (script) => writeFileSync(join(bin, 'git'), `#!/bin/sh\n${script}\n`, { mode: 0o755 }),
    failNpm: (command) => writeFileSync(failing, `${command}\n`),
  }
}

let published: string | undefined

/** Creates the repository with the releases once for all tests of a file. Returns its folder. */
function publishedReleases(env: NodeJS.ProcessEnv): string {
  published ??= publish(repositoryIn(temporaryFolder('vitrine-published'), env), RELEASES)
  return published
}

function publish(repository: Repository, releases: Readonly<Record<string, Files>>): string {
  for (const [version, files] of Object.entries(releases)) {
    repository.remove(
      ...repository
        .git('ls-files')
        .split('\n')
        .filter((path) => path !== ''),
    )
    repository.write(files)
    repository.commit(version)
    repository.git('tag', `v${version}`)
  }
  return repository.folder
}

function repositoryIn(folder: string, env: NodeJS.ProcessEnv): Repository {
  const run = (command: string, args: readonly string[]) => spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' })
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = run('git', args)
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout
  }
  if (!existsSync(folder)) mkdirSync(folder)
  if (!existsSync(join(folder, '.git'))) git('init', '--quiet', '--initial-branch=main')
  const inFolder = (path: string) => join(folder, path)
  return {
    folder,
    git,
    write: (files) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(inFolder(path)), { recursive: true })
        writeFileSync(inFolder(path), text)
      }
    },
    read: (path) => readFileSync(inFolder(path), 'utf8'),
    has: (path) => existsSync(inFolder(path)),
    remove: (...paths) => paths.forEach((path) => rmSync(inFolder(path), { recursive: true, force: true })),
    commit: (message) => {
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '--message', message)
      return git('rev-parse', 'HEAD').trim()
    },
    upgrade: (...options) => {
      const { status, stdout, stderr } = run(process.execPath, ['scripts/upgrade/upgrade.ts', ...options])
      return { code: status, output: stdout + stderr }
    },
    state: () => ({
      files: Object.fromEntries(
        globSync('**/*', { cwd: folder, exclude: ['.git'] })
          .filter((path) => !path.startsWith('.git/') && statSync(inFolder(path)).isFile())
          .map((path) => [path, readFileSync(inFolder(path), 'utf8')]),
      ),
      hidden: globSync(['.env', '.git/MERGE_*', '.git/FETCH_HEAD', '.git/vitrine-upgrade/**'], { cwd: folder }),
      index: git('ls-files', '--stage'),
      refs: git('for-each-ref') + git('rev-parse', 'HEAD') + git('symbolic-ref', 'HEAD'),
      objects: git('count-objects', '-v'),
    }),
  }
}

/** How a team has begun: with a clone, with a clone of the newest commit only, or with a downloaded archive, which has no history. */
export type Kind = 'clone' | 'shallow' | 'archive'

/** Creates the project of a team from a release. */
export function createProject(world: World, name: string, kind: Kind = 'clone', version = '0.1.0'): Repository {
  const options = kind === 'shallow' ? ['--depth', '1', `file://${world.folder}/releases`] : ['.']
  if (kind !== 'archive') world.repository('releases').git('clone', '--quiet', '--branch', `v${version}`, ...options, `../${name}`)
  const project = world.repository(name)
  if (kind !== 'archive') project.git('switch', '--quiet', '--create', 'work')
  else {
    project.write(RELEASES[version] ?? {})
    project.commit('Begin with a downloaded archive')
  }
  return project
}

/** Code and settings of a team that uses the seams only. */
export const TEAM: Files = {
  'site/layout.tsx': "export { Header } from './header.tsx'\n",
  'site/header.tsx': 'export const Header = 1\n',
  'site/routes/imprint.tsx': 'export const Route = 1\n',
  'site/messages/en.json': '{ "top": "Up" }\n',
  'app.config.ts': "export default { name: 'Bakery', listSection: 4 }\n",
  'content/bakery.json': '{}\n',
}

/** Commits what a team usually does: own code, settings, a package, no demonstration and no quotes. */
export function beTeam(project: Repository): void {
  project.write(TEAM)
  project.write({
    'package.json': project
      .read('package.json')
      .replace('"name": "vitrine"', '"name": "bakery"')
      .replace('"version": "0.1.0"', '"version": "7.0.0"')
      .replace('"zod"', '"luxon": "3.0.0",\n    "zod"'),
    'README.md': '# Bakery\n',
    'messages/eo.json': '{ "top": "Supren" }\n',
    'tools/icons.gen.ts': 'export const icons = 1\n',
    'src/sections/registry.ts': project.read('src/sections/registry.ts').replace("import './quote/quote.ts'\n\n", ''),
  })
  project.remove('content/space.json', 'content/pictures', 'src/sections/quote', 'tests/sections/quote', 'messages/de.json')
  project.commit('Make it ours')
}

/** A file of the product that a release changes. */
export const HEADER = 'src/layout/header/Header.tsx'

/** Creates a project whose only edit of the product conflicts with a release. */
export function edited(): { readonly world: World; readonly project: Repository } {
  const world = createWorld()
  const project = createProject(world, 'project')
  beTeam(project)
  project.write({ [HEADER]: project.read(HEADER).replace('header0 = 0', 'header0 = 7') })
  project.commit('Edit the header')
  return { world, project }
}
