import { purgingZones, TAG_OF_ALL, TAG_OF_TIMED } from './purging.ts'

// A process with several zones, which a test kills. Its outboxes are those of the build before.
const [folder = '', variables = '{}'] = process.argv.slice(2)
const clock = {
  now: () => Date.now(),
  after(ms: number, work: () => void) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}
const { zones } = await purgingZones(JSON.parse(variables), folder, clock)
await zones.open('build', TAG_OF_TIMED, TAG_OF_ALL)
await zones.purge(['beef', 'cafe'])
