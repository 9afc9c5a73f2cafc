import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PATHS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** Returns the path of nginx, or `undefined` if this machine does not have it. */
export function findNginx(): string | undefined {
  return process.env['NGINX'] ?? PATHS.find((path) => existsSync(path))
}

/**
 * Returns the path of nginx, which tests run in front of the site. Installs Debian's package if it is missing. Throws an error with
 * a remedy if that fails.
 */
export function ensureNginx(): string {
  const own = findNginx()
  if (own !== undefined) return own
  console.log('Installing nginx for the tests of connections …')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status
  const installed = apt('update') === 0 && apt('install', '-y', '--no-install-recommends', 'nginx-light') === 0 ? findNginx() : undefined
  if (installed !== undefined) return installed
  throw new Error('The tests of connections need nginx. Install it (as root: apt-get install nginx-light), or name one: NGINX=/path/to/nginx npm test')
}
