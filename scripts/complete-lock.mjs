// Names in package-lock.json the optional platform packages that npm left out because the registry at hand did not offer them.
// Without them `npm ci` refuses the lock ("Missing … from lock file"). Run after every change of packages; a complete lock stays as it is.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'package-lock.json'
const PLATFORMS = { android: 'android', darwin: 'darwin', freebsd: 'freebsd', linux: 'linux', openharmony: 'openharmony', win32: 'win32' }
const ARCHITECTURES = { arm64: 'arm64', x64: 'x64', arm: 'arm', ia32: 'ia32', ppc64: 'ppc64', riscv64: 'riscv64', s390x: 's390x', wasm32: 'wasm32' }

const read = () => JSON.parse(readFileSync(FILE, 'utf8'))
const write = (lock) => writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
const lacksChecksum = ([place, entry]) => place.startsWith('node_modules/') && !entry.link && !entry.integrity

// npm asks the registry anew only for what the lock does not name: this one may offer what another did not.
const known = read()
write({ ...known, packages: Object.fromEntries(Object.entries(known.packages).filter((each) => !lacksChecksum(each))) })
const asked = spawnSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
if (asked.status !== 0) {
  write(known)
  process.exit(1)
}

const lock = read()
for (const owner of Object.values({ ...lock.packages })) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`
    const words = name.split(/[/-]/)
    const os = words.map((word) => PLATFORMS[word]).find(Boolean)
    const cpu = words.map((word) => ARCHITECTURES[word]).find(Boolean)
    // Only packages made for one platform: others would be installed without a checksum.
    if (lock.packages[place] || !os || !cpu) continue
    const libc = name.endsWith('musl') ? ['musl'] : name.endsWith('gnu') ? ['glibc'] : undefined
    lock.packages[place] = { version, ...(owner.dev ? { dev: true } : {}), optional: true, os: [os], cpu: [cpu], ...(libc ? { libc } : {}) }
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([one], [other]) => (one < other ? -1 : 1)))
write(lock)
const without = Object.entries(lock.packages).filter(lacksChecksum)
console.log(`${FILE} is complete; ${without.length} packages of other platforms are in it without a checksum, since the registry at hand does not offer them.`)
