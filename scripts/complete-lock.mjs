// Names in package-lock.json the optional platform packages that npm left out because the registry at hand did not offer them.
// Without them `npm ci` refuses the lock ("Missing … from lock file"). Run after every change of packages; a complete lock stays as it is.
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'package-lock.json'
const PLATFORMS = { android: 'android', darwin: 'darwin', freebsd: 'freebsd', linux: 'linux', openharmony: 'openharmony', win32: 'win32' }
const ARCHITECTURES = { arm64: 'arm64', x64: 'x64', arm: 'arm', ia32: 'ia32', ppc64: 'ppc64', riscv64: 'riscv64', s390x: 's390x', wasm32: 'wasm32' }

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
let added = 0
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
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages added to ${FILE}.`)
