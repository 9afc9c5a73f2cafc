import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { isListening } from './process.ts'

/** HAProxy of this machine. Tests that need it are skipped otherwise. */
export const HAPROXY = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'].find((path) => existsSync(path))

/** Starts HAProxy with a configuration, which listens at a port of 127.0.0.1. `file` is for the configuration. Returns a function that stops it. */
export async function startHaproxy(file: string, configuration: string, port: number): Promise<() => Promise<void>> {
  writeFileSync(file, configuration)
  const child = spawn(HAPROXY ?? 'haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error('HAProxy does not answer.')
    await new Promise((later) => setTimeout(later, 50))
  }
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
