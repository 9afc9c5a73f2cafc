import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from './process.ts'

const VARNISHD = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd', '/opt/homebrew/sbin/varnishd'].find((path) => existsSync(path))

/** The configuration that the project offers. */
export const VCL = resolve('deploy/varnish/default.vcl')

/** Returns whether this machine has Varnish with the module xkey of the package varnish-modules. Tests that need it are skipped otherwise. */
export function hasVarnish(): boolean {
  // Varnish prints the C code that it compiled, or the errors.
  return (
    VARNISHD !== undefined && !/Could not find VMOD/.test(spawnSync(VARNISHD, ['-j', 'none', '-C', '-f', VCL], { encoding: 'utf8', maxBuffer: 2 ** 26 }).stderr)
  )
}

/** A Varnish of a test. */
export interface TestVarnish {
  readonly url: string
  readonly port: number
  /** Ends the process and starts it again at the same port, with an empty cache. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts Varnish with a configuration at a free port. `folder` is for its files, and `parameters` are options of the process. */
export async function startVarnish(folder: string, configuration: string, parameters: readonly string[] = []): Promise<TestVarnish> {
  mkdirSync(folder, { recursive: true })
  const [port, file] = [await freePort(), join(folder, 'site.vcl')]
  writeFileSync(file, configuration)
  const options = ['-F', '-j', 'none', '-n', join(folder, 'n'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m', ...parameters]
  const start = () => spawn(VARNISHD ?? 'varnishd', options, { stdio: 'ignore' })
  const stop = async (process: ChildProcess) => {
    process.kill('SIGTERM')
    await once(process, 'exit')
  }
  let child = start()
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async restart() {
      await stop(child)
      child = start()
    },
    stop: () => stop(child),
  }
}
