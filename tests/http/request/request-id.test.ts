import { expect, test } from 'vitest'
import { requestId } from '../../../src/telemetry/request.server.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

test.each([
  [{ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }, TRACE],
  [{ traceparent: `cc-${TRACE}-00f067aa0ba902b7-01-later` }, TRACE],
  [{ traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, 'x-request-id': 'of-a-proxy' }, TRACE],
  [{ 'x-request-id': 'e2c6f1a0-7b1f-4c0e' }, 'e2c6f1a0-7b1f-4c0e'],
  [{ traceparent: 'nonsense', 'x-request-id': 'of-a-proxy' }, 'of-a-proxy'],
])('requestId: %j is %s', (headers, id) => {
  expect(requestId(headers)).toBe(id)
})

test.each([
  {},
  { traceparent: `ff-${TRACE}-00f067aa0ba902b7-01` },
  { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` },
  { traceparent: `00-${TRACE}-${'0'.repeat(16)}-01` },
  { traceparent: `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01` },
  { 'x-request-id': 'x'.repeat(65) },
  { 'x-request-id': 'two words "quoted"' },
])('requestId: %j gets a new trace id', (headers) => {
  expect(requestId(headers)).toMatch(/^[\da-f]{32}$/)
  expect(requestId(headers)).not.toBe(requestId(headers))
})
