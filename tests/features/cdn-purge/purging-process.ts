import { MACHINE_CLOCK, purging } from './purging.ts'

// A process with waiting purges, which a test kills. The second one finds them in the folder.
const [folder = '', url = ''] = process.argv.slice(2)
const { purger, outbox } = await purging({ SITE_CDN: 'fastly', SITE_CDN_ID: 'service', SITE_CDN_TOKEN: 'token', SITE_CDN_API: url }, folder, MACHINE_CLOCK)
if (outbox.size === 0) await purger.purge(['beef', 'cafe'])
purger.open()
console.log('open')
