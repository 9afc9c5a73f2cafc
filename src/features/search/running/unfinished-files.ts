import { createHash } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Age at which an unfinished file of another machine is removed. Whether its process still runs is unknown. */
const LEFT_MS = 3_600_000
const STARTED = Date.now() - performance.now()
const HOST = createHash('sha1').update(hostname()).digest('hex').slice(0, 8)
const NAME = /\.(?<host>[0-9a-f]{8})-(?<pid>\d+)\.(?<made>\d+)\.unfinished(?:-\w+)?$/
let count = 0

/** Returns the name for a new unfinished file of this process. */
export function unfinishedName(prefix: string): string {
  // Two files of one millisecond need different names.
  return `${prefix}${HOST}-${process.pid}.${Date.now() * 1000 + (count++ % 1000)}.unfinished`
}

/** Removes the unfinished files of processes that have ended. */
export function removeUnfinished(folder: string, prefix: string): void {
  for (const file of readdirSync(folder)) {
    if (!file.startsWith(prefix) || !/\.unfinished(?:-\w+)?$/.test(file)) continue
    if (isLeft(join(folder, file), NAME.exec(file)?.groups)) rmSync(join(folder, file), { force: true })
  }
}

function isLeft(path: string, named: Readonly<Record<string, string>> | undefined): boolean {
  if (named?.['host'] !== HOST) return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > LEFT_MS
  const pid = Number(named['pid'])
  // In a container, every start may have the same process id.
  return pid === process.pid ? Number(named['made']) / 1000 < STARTED : !isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
