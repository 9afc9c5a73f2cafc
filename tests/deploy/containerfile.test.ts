import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const FILE = readFileSync('deploy/container/Containerfile', 'utf8')
const [build = '', packages = '', image = ''] = FILE.split(/^FROM /m).slice(1)
const ignored = readFileSync('deploy/container/Containerfile.containerignore', 'utf8').split('\n').filter(Boolean)

/** Returns the commands that a stage runs, one after the other. */
function commandsOf(stage: string): string[] {
  return [...stage.matchAll(/^RUN (.+)$/gm)].flatMap(([, line = '']) => line.split(' && '))
}

function run(command: string, cwd: string) {
  // With the npm of this Node, as in the image.
  return spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8', maxBuffer: 2 ** 26, env: { ...process.env, npm_config_loglevel: 'error' } })
}

/** Copies the files that the stage of the packages copies, into an empty folder. */
function foldersOfPackages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  for (const [, sources = '', target = ''] of packages.matchAll(/^COPY (.+) (\S+)$/gm))
    for (const source of sources.split(' ')) {
      expect(ignored).not.toContain(source)
      cpSync(source, join(folder, target === './' ? source : target), { recursive: true, filter: (path) => !path.includes('node_modules') })
    }
  return folder
}

test('Containerfile: the packages of production install with the files of their stage', () => {
  const folder = foldersOfPackages()
  const [command = ''] = commandsOf(packages)
  expect(command).toBe('npm ci --omit=dev')
  // Without the network: npm compares the manifests with the lock file and lists the packages.
  const { status, stdout, stderr } = run(`${command} --dry-run --offline --loglevel=notice`, folder)
  rmSync(folder, { recursive: true })
  expect(status, stdout + stderr).toBe(0)
  expect(Number(/added (\d+) packages/.exec(stdout)?.[1])).toBeGreaterThan(100)
  expect(stdout).toMatch(/^add react /m)
  expect(stdout).not.toMatch(/^add (?:vite|vitest|typescript) /m)
})

const FOLDER = 'node_modules/'
const lock: { packages: Record<string, { dev?: true; link?: true; resolved?: string }> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const bill = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.object({ name: z.string(), version: z.string() })) })

test('Containerfile: its bill of materials lists all installed packages of production, and no others', () => {
  const folder = foldersOfPackages()
  const installed: string[] = []
  // npm reads only the manifests of packages.
  for (const [path, { dev, link, resolved = '' }] of Object.entries(lock.packages)) {
    if (!path.startsWith(FOLDER) || dev || lock.packages[resolved]?.dev || !existsSync(join(path, 'package.json'))) continue
    const { version }: { version: string } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
    installed.push(`${path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)} ${version}`)
    if (link) symlinkSync(join(folder, resolved), join(folder, path))
    else cpSync(join(path, 'package.json'), join(folder, path, 'package.json'))
  }
  const [, ...commands] = commandsOf(packages)
  const { status, stdout, stderr } = run(commands.join(' && '), folder)
  expect(status, stdout + stderr).toBe(0)
  const { components } = bill.parse(JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8')))
  rmSync(folder, { recursive: true })
  expect(components.map(({ name, version }) => `${name} ${version}`).toSorted()).toEqual(installed.toSorted())
  expect(image).toContain('sbom.format="cyclonedx" sbom.path="/app/sbom.json"')
  expect(image).toMatch(/^COPY --from=packages \/app\/sbom\.json \.\/$/m)
})

test('Containerfile: the image has the folders and files that the site needs', () => {
  const [, text = ''] = /Besides `dist\/`, it needs these folders and files:\n\n((?:- .+\n)+)/.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  const needed = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/\/$/, ''))
  expect(needed).toEqual(expect.arrayContaining(['src', 'scripts', 'content', 'package.json']))
  expect(build).toMatch(/^COPY \. \.$/m)
  expect(image).toMatch(/^COPY --from=build \/app \.\/$/m)
  const removed = commandsOf(build).flatMap((command) => /^rm -rf (.+)$/.exec(command)?.[1]?.split(' ') ?? [])
  expect([...ignored, ...removed].filter((name) => needed.includes(name))).toEqual([])
  // Built there, and not copied from this machine.
  expect(commandsOf(build)).toContain('npm run build')
  expect(removed).not.toContain('dist')
})
