// Runs after npm has installed the packages, on any Node version. Node's packages contain C headers (67 MB), which only native add-ons need
// to compile. The site has none, and node-gyp downloads its own.
import { readdirSync, rmSync } from 'node:fs'

const packages = new URL('../../node_modules/', import.meta.url)
for (const name of readdirSync(packages)) {
  if (/^node-(?:bin-)?(?:darwin|linux|win)-/.test(name)) rmSync(new URL(`${name}/include/`, packages), { recursive: true, force: true })
}
