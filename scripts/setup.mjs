// Runs before every command that needs packages, on any Node version: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PROGRESS_MS = 10_000

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const wanted = packagesOf('package-lock.json')
if (!isInstalled(wanted, packagesOf('node_modules/.package-lock.json'))) {
  console.log(`Installing ${Object.keys(wanted).length} packages; the first time this takes a minute or more …`)
  const status = await install()
  if (status !== 0) {
    console.error('The packages could not be installed: see the message above. Is the npm registry reachable?')
    process.exit(status ?? 1)
  }
}

/** Reads the packages of a lock file by path, without the project itself. */
function packagesOf(file) {
  const places = Object.entries(readPackages(file))
  return Object.fromEntries(places.filter(([place]) => place.startsWith('node_modules/')))
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/**
 * Compares contents, because every checkout changes the times of files. npm writes the second file for the installed packages. It
 * lacks packages of other platforms, and development packages after `npm ci --omit=dev`.
 */
function isInstalled(packages, installed) {
  if (Object.keys(installed).length === 0) return false
  const isProduction = !Object.values(installed).some(({ dev }) => dev)
  const needed = new Set(Object.values(readPackages('package-lock.json')).flatMap((entry) => Object.keys({ ...entry.dependencies, ...entry.devDependencies })))
  // A workspace that no package depends on works without its link.
  const isUnused = (place) => packages[place].link && !needed.has(place.slice('node_modules/'.length))
  const mayLack = ({ optional, devOptional, dev, peer }) => optional || devOptional || peer || (dev && isProduction)
  return (
    Object.entries(packages).every(([place, entry]) => isSame(installed[place], entry) || (!installed[place] && (mayLack(entry) || isUnused(place)))) &&
    Object.keys(installed).every((place) => place in packages)
  )
}

function isSame(one, other) {
  return one !== undefined && one.version === other.version && one.integrity === other.integrity
}

/** Runs `npm ci` and prints how long it has taken. Resolves with the exit code. */
function install() {
  const npm = process.env.npm_execpath
  // npm may run on an older Node than the packages require; they bring a newer one. Other warnings are hidden.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const child = npm ? spawn(process.execPath, [npm, ...args], { stdio: 'inherit' }) : spawn('npm', args, { stdio: 'inherit', shell: true })
  const started = Date.now()
  const progress = setInterval(() => console.log(`  … ${Math.round((Date.now() - started) / 1000)} s`), PROGRESS_MS)
  return new Promise((resolve) => {
    child.on('exit', (status) => {
      clearInterval(progress)
      resolve(status)
    })
  })
}
