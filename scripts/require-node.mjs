// Preloaded by every npm script, on any Node version: plain JavaScript, no packages. Development packages contain a Node that npm puts first
// on the path, so only packages of production meet an older one.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const numbers = (version) => version.match(/\d+/g).map(Number)
const [major, minor] = numbers(process.versions.node)
const [wantedMajor, wantedMinor] = numbers(engines.node)

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(
    `Vitrine needs Node ${wantedMajor}.${wantedMinor} or newer, and this is Node ${process.versions.node}: install a newer one, or run \`npm ci\` without --omit=dev, which adds node_modules/.bin/node.`,
  )
  process.exit(1)
}
