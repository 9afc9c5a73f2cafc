import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

// Loaded before a site starts, as operators load their SDK. Prints each span as a line of JSON.

const exporter = {
  export(spans, done) {
    for (const span of spans) {
      const { traceId } = span.spanContext()
      process.stdout.write(`${JSON.stringify({ span: span.name, attributes: span.attributes, traceId })}\n`)
    }
    done({ code: 0 })
  },
  shutdown: async () => undefined,
}
trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }))
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
propagation.setGlobalPropagator(new W3CTraceContextPropagator())
