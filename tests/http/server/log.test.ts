import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ACCESS_LOGS, writeAccessLog } from '../../../src/telemetry/access-log.server.ts'
import { emit, isObserved } from '../../../src/telemetry/events.server.ts'
import { createLog, logConsole, type LogFormat } from '../../../src/telemetry/log.server.ts'
import { runRequest } from '../../../src/telemetry/request.server.ts'
import { labelledBySite } from '../../../src/telemetry/site-of-work.server.ts'

const NOW = () => new Date('2026-11-24T10:00:00Z')
const ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Creates a log and a console that passes its messages to it. */
function logging(format: LogFormat, hasSites = false) {
  const [out, err]: [string[], string[]] = [[], []]
  const log = createLog(format, { stdout: { write: (text: string) => out.push(text) }, stderr: { write: (text: string) => err.push(text) } }, NOW)
  const own = Object.create(console)
  ends.push(logConsole(format, log, { to: own, hasSites }))
  return { out, err, log, own }
}

test('log: text has time, level and request id, and stays one line', () => {
  const { out, err, own } = logging('text')
  own.log('Vitrine answers at http://localhost:3000/')
  runRequest({ id: ID, site: undefined }, () => own.warn('[redirects] %s leads back to itself.', '/en/\u001b[31m\nforged'))
  expect(out).toEqual(['2026-11-24T10:00:00.000Z info  Vitrine answers at http://localhost:3000/\n'])
  expect(err).toEqual([`2026-11-24T10:00:00.000Z warn  ${ID} [redirects] /en/\\u001b[31m\\nforged leads back to itself.\n`])
})

test('log: json is one object for each message, with the stack of an error', () => {
  const { err, own } = logging('json')
  runRequest({ id: ID, site: undefined }, () => own.error('[server] A request failed.', new Error('broken', { cause: new Error('deeper') })))
  expect(err.join('').split('\n')).toHaveLength(2)
  const line = JSON.parse(err.join(''))
  expect(line).toMatchObject({ time: '2026-11-24T10:00:00.000Z', level: 'error', message: '[server] A request failed.', requestId: ID })
  expect(line.error).toMatch(/^Error: broken\n\s+at [^]*deeper/)
})

test('log: an error alone is its own message in json', () => {
  const { err, own } = logging('json')
  own.error(new Error('broken'))
  expect(JSON.parse(err.join(''))).toMatchObject({ message: 'broken', error: expect.stringContaining('log.test.ts') })
})

test('log: plain leaves the console as it is', () => {
  const { own } = logging('plain')
  expect(own.log).toBe(console.log)
})

test('log: a line names the site of its request, or that of background work', () => {
  for (const [format, line] of [
    ['plain', '[city] [page] It failed.\n'],
    ['text', `2026-11-24T10:00:00.000Z error [city] [page] It failed.\n`],
    ['json', `${JSON.stringify({ time: NOW(), level: 'error', message: '[page] It failed.', site: 'city' })}\n`],
  ] as const) {
    const { err, own } = logging(format, true)
    labelledBySite('city', () => own.error('[page] It failed.'))
    expect(err).toEqual([line])
  }
  const { err, own } = logging('text', true)
  runRequest({ id: ID, site: 'fund' }, () => own.error('[server] A request failed.'))
  own.error('[content] It is away.')
  expect(err).toEqual([`2026-11-24T10:00:00.000Z error ${ID} [fund] [server] A request failed.\n`, '2026-11-24T10:00:00.000Z error [content] It is away.\n'])
})

function answered() {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/en/search?q=secret', headers: { 'x-forwarded-for': '192.0.2.7' } })
  emit('answer', { request, kind: 'page', status: 200, cache: 'miss', bytes: 2048, begun: performance.now(), id: ID, site: undefined })
}

test('access log: names neither query nor client unless it is full', () => {
  const { out, log } = logging('json')
  const stop = writeAccessLog('on', log)
  answered()
  stop()
  ends.push(writeAccessLog('full', log))
  answered()
  const [short, full] = out.map((line) => JSON.parse(line))
  const facts = { requestId: ID, method: 'GET', status: 200, kind: 'page', cache: 'miss', bytes: 2048, ms: expect.any(Number) }
  expect(short).toMatchObject({ ...facts, path: '/en/search', message: expect.stringMatching(/^\[access\] GET \/en\/search 200 page miss 2048 B [\d.]+ ms$/) })
  expect(out[0]).not.toMatch(/secret|192\.0\.2\.7/)
  expect(full).toMatchObject({ ...facts, path: '/en/search?q=secret', client: '192.0.2.7' })
})

test('access log: a response from memory has the id of its traceparent', () => {
  const { out, log } = logging('text')
  ends.push(writeAccessLog('on', log))
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/en', headers: { traceparent: `00-${ID}-00f067aa0ba902b7-01` } })
  emit('answer', { request, kind: 'page', status: 304, cache: 'hit', bytes: 0, begun: performance.now(), id: undefined, site: undefined })
  expect(out[0]).toContain(`info  ${ID} [access] GET /en 304 page hit 0 B`)
})

test('access log: a line names one of several sites', () => {
  const [text, json] = [logging('text'), logging('json')]
  for (const { log } of [text, json]) ends.push(writeAccessLog('on', log))
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/en' })
  emit('answer', { request, kind: 'page', status: 200, cache: 'hit', bytes: 0, begun: performance.now(), id: ID, site: 'city' })
  expect(text.out[0]).toContain(`info  ${ID} [city] [access] GET /en 200 page hit 0 B`)
  expect(JSON.parse(json.out[0] ?? '')).toMatchObject({ site: 'city', message: expect.stringMatching(/^\[access\] GET/) })
})

test('access log: nothing listens unless it is on', () => {
  writeAccessLog(ACCESS_LOGS[0], logging('plain').log)
  expect(isObserved('answer')).toBe(false)
})
