import { purging } from './purging.ts'

// A process with waiting purges, which a test kills. The second one finds them in the folder.
const [folder = '', url = ''] = process.argv.slice(2)
const clock = {
  now: () => Date.now(),
  after(ms: number, work: () => void) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}
const { purger, outbox } = await purging({ SITE_CDN: 'fastly', SITE_CDN_ID: 'service', SITE_CDN_TOKEN: 'token', SITE_CDN_API: url }, folder, clock)
if (outbox.size === 0) await purger.purge(['beef', 'cafe'])
purger.open()
console.log('open')
