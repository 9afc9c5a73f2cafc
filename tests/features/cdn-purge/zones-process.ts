import { MACHINE_CLOCK, purgingZones, TAG_OF_ALL, TAG_OF_TIMED } from './purging.ts'

// A process with several zones, which a test kills. Its outboxes are those of the build before.
const [folder = '', variables = '{}'] = process.argv.slice(2)
const { zones } = await purgingZones(JSON.parse(variables), folder, MACHINE_CLOCK)
await zones.open('build', TAG_OF_TIMED, TAG_OF_ALL)
await zones.purge(['beef', 'cafe'])
