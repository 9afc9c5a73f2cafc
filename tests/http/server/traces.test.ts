import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { TracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { httpServer, listen } from '../../../src/server/connection/listen.server.ts'
import { currentRequest, readingContent } from '../../../src/telemetry/request.server.ts'
import { traced } from '../../../src/telemetry/tracing.server.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const exporter = new InMemorySpanExporter()
let url: string
let close: () => void

beforeAll(async () => {
  const server = httpServer({}, async (request) => {
    if (request.url.includes('/fails')) await traced('upstream', 'client', async () => Promise.reject(new TypeError('secret'))).catch(() => undefined)
    else await readingContent(async () => traced('upstream', 'client', async () => undefined))
    return new Response(currentRequest()?.id)
  })
  url = `http://localhost:${await listen(server, 0, 'localhost')}`
  close = () => void server.close().closeAllConnections()
})
afterEach(() => {
  exporter.reset()
  for (const each of [trace, context, propagation]) each.disable()
})
afterAll(() => close())

/** Loads the SDK, as an operator does. */
function record(): void {
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }))
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
}
const spanOf = (name: string) => exporter.getFinishedSpans().find((span) => span.name === name)
const get = async (path: string, headers = {}) => (await fetch(`${url}${path}`, { headers })).text()

test('traces: spans of a request continue the trace of the client, and have the id of the request', async () => {
  record()
  expect(await get('/en?q=secret', { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01` })).toBe(TRACE_ID)
  await expect.poll(() => exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['upstream', 'content', 'request'])
  const request = spanOf('request')
  expect(request?.spanContext().traceId).toBe(TRACE_ID)
  expect(request?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7')
  expect(spanOf('content')?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
  expect(spanOf('upstream')?.parentSpanContext?.spanId).toBe(spanOf('content')?.spanContext().spanId)
  expect(request?.attributes).toMatchObject({
    'http.request.method': 'GET',
    'url.path': '/en',
    'http.response.status_code': 200,
    'vitrine.request_id': TRACE_ID,
  })
})

test('traces: without an id of the client, the request has the id of its trace', async () => {
  record()
  const id = await get('/en')
  await expect.poll(() => spanOf('request')?.spanContext().traceId).toBe(id)
})

test('traces: a failure marks its span, without its message', async () => {
  record()
  await get('/fails')
  await expect.poll(() => spanOf('upstream')?.status).toEqual({ code: SpanStatusCode.ERROR, message: 'TypeError' })
})

test('traces: without an SDK, nothing is recorded, and requests have ids', async () => {
  expect(await get('/en')).toMatch(/^[\da-f]{32}$/)
  expect(exporter.getFinishedSpans()).toEqual([])
})
