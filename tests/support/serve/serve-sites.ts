import { spawn } from 'node:child_process'
import { setTimeout as later } from 'node:timers/promises'
import prepareFixtures from '../../fixtures/prepare.ts'

// Each argument is a site and its port, such as `bakery=4182`: a variant, `own` for this site itself, or `gallery`.
// All start in parallel. The test runner would start them one after the other. When all sites respond, a line is printed.

function scriptOf(name: string): readonly string[] {
  if (name === 'own') return ['scripts/start.ts']
  return name === 'gallery' ? ['tests/support/serve/serve-gallery.ts'] : ['tests/support/serve/serve-variant.ts', name]
}

function environmentOf(name: string): Record<string, string> {
  if (name === 'own') return {}
  // Two sites have a file that configures their source.
  const saysItself = name === 'development' || name === 'strange'
  return { CONTENTFUL_SPACE_ID: '', ...(!saysItself && { CONTENT_SPACE: 'content/space.json' }) }
}

async function serve(name: string, port: string): Promise<void> {
  const env = { ...process.env, ...environmentOf(name), PORT: port }
  const site = spawn(process.execPath, scriptOf(name), { env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal))
  site.on('exit', (code) => process.exit(code || 1))
  const answers = (path: string) =>
    fetch(`http://localhost:${port}/${path}`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers(name === 'gallery' ? '' : 'robots.txt'))) await later(100)
  if (name === 'product') await indexed(port)
}

/** Waits until the search index is complete. Until then, searches find a part of the pages, and not-found pages suggest none. */
async function indexed(port: string): Promise<void> {
  // Responses without suggestions are cached for a while, so each address is requested once.
  for (let times = 1; ; times += 1) {
    const response = await fetch(`http://localhost:${port}/en/stories/line-of-the-noon-${times}x`)
    if ((await response.text()).includes('id="similar-pages"')) return
    await later(500)
  }
}

// All sites are copies of the fixtures.
prepareFixtures()
const sites = process.argv.slice(2).map((argument) => argument.split('='))
await Promise.all(sites.map(([name = '', port = '']) => serve(name, port)))
console.log('All sites answer.')
