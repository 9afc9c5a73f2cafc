import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isListening } from './process.ts'

/** HAProxy of this machine. Tests that need it are skipped otherwise. */
export const HAPROXY = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'].find((path) => existsSync(path))

interface Proxied {
  /** Port of visitors. */
  readonly front: number
  /** Ports of the two nodes. */
  readonly nodes: readonly [number, number]
  /** Milliseconds between two checks of a node. */
  readonly checkMs: number
}

/** Returns `deploy/haproxy/haproxy.cfg` with other ports and more frequent checks. */
export function deployedConfiguration({ front, nodes: [one, two], checkMs }: Proxied): string {
  return (
    readFileSync('deploy/haproxy/haproxy.cfg', 'utf8')
      .replace('bind :80', `bind 127.0.0.1:${front}`)
      .replace('inter 2s', `inter ${checkMs}ms`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${one}`)
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${two}`)
      .replace('log stdout', '#')
      // Needs fewer open files.
      .replace('maxconn 20000', 'maxconn 1000')
  )
}

/** Starts HAProxy with a configuration, which listens at a port of 127.0.0.1. `file` is for the configuration. Returns a function that stops it. */
export async function startHaproxy(file: string, configuration: string, port: number): Promise<() => Promise<void>> {
  writeFileSync(file, configuration)
  const child = spawn(HAPROXY ?? 'haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  for (let tries = 0; !(await isListening(port)); tries += 1) {
    if (tries > 1000 || child.exitCode !== null) throw new Error('HAProxy does not answer.')
    await new Promise((later) => setTimeout(later, 50))
  }
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
