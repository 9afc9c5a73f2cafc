import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notifySystemd, notifyWhenReady, socketOfSystemd } from '../../../src/server/connection/systemd.server.ts'
import { freePort } from '../../support/process.ts'

const ACTIVATE = ['/usr/bin/systemd-socket-activate'].find((path) => existsSync(path))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'systemd-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Returns variables with which a command of this test receives the states, and a function that returns them. */
function receiver() {
  const [command, states] = [join(folder, 'systemd-notify'), join(folder, 'states')]
  writeFileSync(command, `#!/bin/sh\necho "$@" >> '${states}'\n`)
  chmodSync(command, 0o755)
  const variables = { PATH: `${folder}:/usr/bin:/bin`, NOTIFY_SOCKET: join(folder, 'socket') }
  return { variables, states: () => (existsSync(states) ? readFileSync(states, 'utf8').trimEnd().split('\n') : []) }
}

const unexpected = (message: string) => expect.unreachable(message)

test('notifyWhenReady: notifies systemd once, when the site is ready', async () => {
  const { variables, states } = receiver()
  const answers = [false, false, true]
  await notifyWhenReady(async () => answers.shift() ?? expect.unreachable(), variables, unexpected, 1)
  expect(answers).toEqual([])
  await vi.waitFor(() => expect(states()).toEqual(['READY=1']), 15_000)
  notifySystemd('STOPPING=1', variables, unexpected)
  await vi.waitFor(() => expect(states()).toEqual(['READY=1', 'STOPPING=1']), 15_000)
})

test('notifyWhenReady: checks and starts nothing without a unit that waits', async () => {
  const { variables, states } = receiver()
  await notifyWhenReady(() => expect.unreachable(), { ...variables, NOTIFY_SOCKET: undefined }, unexpected)
  notifySystemd('STOPPING=1', { ...variables, NOTIFY_SOCKET: '' }, unexpected)
  expect(states()).toEqual([])
})

test('notifySystemd: reports a missing command, and does not throw', async () => {
  const logged: string[] = []
  notifySystemd('READY=1', { PATH: folder, NOTIFY_SOCKET: join(folder, 'socket') }, (message) => logged.push(message))
  await vi.waitFor(() => expect(logged).toEqual([expect.stringMatching(/^NOTIFY_SOCKET is set, but systemd does not get READY=1: .*ENOENT/)]), 15_000)
})

test('socketOfSystemd: returns the socket only to the process that it is for', () => {
  expect(socketOfSystemd({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 42)).toBe(3)
  expect(socketOfSystemd({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 43)).toBeUndefined()
  expect(socketOfSystemd({ LISTEN_PID: '42', LISTEN_FDS: '0' }, 42)).toBeUndefined()
  expect(socketOfSystemd({}, 42)).toBeUndefined()
})

test.skipIf(ACTIVATE === undefined)('listen: answers at the socket of systemd, also a visitor who came before the process', async () => {
  const port = await freePort()
  const options = ['--listen', `127.0.0.1:${port}`, '--setenv', `PATH=${process.env['PATH']}`, process.execPath]
  const child = spawn(ACTIVATE ?? '', [...options, 'tests/http/server/systemd-process.ts'], { stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    await once(child.stderr, 'data')
    for (let count = 0; count < 2; count += 1) expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe(`answered by ${child.pid}`)
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
})
