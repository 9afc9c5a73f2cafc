// Preloaded by the commands of production, on any Node version: plain JavaScript, no packages.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const numbers = (version) => version.match(/\d+/g).map(Number)
const [major, minor] = numbers(process.versions.node)
const [wantedMajor, wantedMinor] = numbers(engines.node)

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(
    `Vitrine needs Node ${wantedMajor}.${wantedMinor} or newer, and this is Node ${process.versions.node}: install a newer one, or run \`npm ci\` without --omit=dev, which brings one.`,
  )
  process.exit(1)
}
