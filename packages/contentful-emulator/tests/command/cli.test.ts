import { spawn, type ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createClient } from 'contentful'
import { afterEach, describe, expect, it } from 'vitest'
import { exampleSpace, SPACE, writeSpace } from '../example-space.ts'

const CLI = resolve(import.meta.dirname, '../../src/cli.ts')
const running: ChildProcess[] = []
const removing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  for (const remove of removing.splice(0)) await remove()
})

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

function run(args: readonly string[]): Run {
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output, ended: new Promise((done) => child.once('close', done)) }
}

async function space() {
  const written = await writeSpace(exampleSpace())
  removing.push(written.remove)
  return { ...written, folders: ['--state', join(written.folder, 'state'), '--image-cache', join(written.folder, 'pictures')] }
}

/** Starts the service on a free port and waits until it prints its address. */
async function start(more: readonly string[] = []) {
  const { file, folders, folder } = await space()
  const started = run(['--space', file, '--port', '0', ...folders, ...more])
  const deadline = Date.now() + 40_000
  while (!/Content service: (\S+)/.test(started.output())) {
    if (Date.now() > deadline) throw new Error(`did not start: ${started.output()}`)
    await new Promise((done) => setTimeout(done, 20))
  }
  const origin = /Content service: (\S+?)\/?\s/.exec(started.output())?.[1] ?? ''
  return { ...started, origin, folder, entries: `${origin}/spaces/${SPACE}/entries?access_token=x` }
}

describe('the command', () => {
  it('serves a space, prints its address and ends on SIGTERM', async () => {
    const { child, output, ended, origin } = await start()
    expect(output()).toContain(`Space ${SPACE}, environment master, default locale en`)
    const client = createClient({ space: SPACE, accessToken: 'any', host: origin.replace('http://', ''), insecure: true })
    expect((await client.getEntries()).total).toBe(5)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('serves several spaces and environments at once', async () => {
    const second = await space()
    const { origin } = await start(['--space', second.file, '--space-id', SPACE, '--space-id', 'second', '--environment', 'master', '--environment', 'staging'])
    const status = async (path: string) => (await fetch(`${origin}${path}?access_token=x`)).status
    expect(await status(`/spaces/${SPACE}/entries`)).toBe(200)
    expect(await status('/spaces/second/environments/staging/entries')).toBe(200)
    expect(await status('/spaces/second/entries')).toBe(404)
  })

  it('prints its usage with --help', async () => {
    const { output, ended } = run(['--help'])
    expect(await ended).toBe(0)
    for (const option of ['--space', '--space-id', '--environment', '--port', '--host', '--delivery-token', '--preview-token', '--fault-rate']) {
      expect(output()).toContain(option)
    }
  })

  it.each([
    [['--port', 'x'], /--port must be a number from 0 to 65535, not "x"/],
    [['--nonsense'], /nonsense.*\n(.*\n)*Try --help/],
    [[], /--space is missing/],
    [['--space', 'absent.json'], /absent\.json: cannot be read \(ENOENT\)/],
    [['--embargo', 'some'], /--embargo must be preparation, unpublished or all/],
    [['--space', 'a.json', '--space-id', 'a', '--space-id', 'b'], /--space-id occurs 2 times, but --space only 1 times/],
  ])('%j fails with an error message', async (args, message) => {
    const { output, ended } = run(args)
    expect(await ended).toBe(1)
    expect(output()).toMatch(message)
    expect(output()).not.toContain('    at ')
  })

  it('exits with 1 and names the port if the port is taken', async () => {
    const { origin } = await start()
    const { file, folders } = await space()
    const second = run(['--space', file, '--port', new URL(origin).port, ...folders])
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/^Cannot listen on 127\.0\.0\.1, port \d+: .*EADDRINUSE/m)
  })
})

describe('fault switches', () => {
  it('--fault-rate responds with 429 and a reset header above the rate', async () => {
    const { entries } = await start(['--fault-rate', '3'])
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(entries)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(6)
    expect(refused[0]?.headers.get('x-contentful-ratelimit-reset')).toBe('1')
    expect(refused[0]?.headers.get('content-type')).toBe('application/vnd.contentful.management.v1+json')
    expect(await refused[0]?.json()).toMatchObject({ sys: { id: 'RateLimitExceeded' } })
    expect(answers.find(({ status }) => status === 200)?.headers.get('x-contentful-ratelimit-second-limit')).toBe('3')
  })

  it('--fault-500 and --fault-502 fail the given share of requests, evenly distributed', async () => {
    const { entries } = await start(['--fault-500', '0.25', '--fault-502', '0.5'])
    const statuses = []
    for (let i = 0; i < 8; i++) statuses.push((await fetch(entries)).status)
    expect(statuses.filter((status) => status === 500)).toHaveLength(2)
    expect(statuses.filter((status) => status === 502)).toHaveLength(3)
  })

  it('--fault-delay delays responses', async () => {
    const { entries } = await start(['--fault-delay', '300'])
    const before = performance.now()
    await fetch(entries)
    expect(performance.now() - before).toBeGreaterThan(290)
  })

  it('--fault-cut closes the connection, --fault-truncate sends an incomplete body', async () => {
    const cut = await start(['--fault-cut', '1'])
    await expect(fetch(cut.entries)).rejects.toThrow()
    const truncated = await start(['--fault-truncate', '1'])
    const answer = await fetch(truncated.entries)
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
  })

  it('are all disabled by default', async () => {
    const { entries } = await start()
    const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(entries)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers[0]?.headers.has('x-contentful-ratelimit-second-limit')).toBe(false)
  })
})
