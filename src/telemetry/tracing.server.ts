import { context, propagation, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'
import type { IncomingHttpHeaders } from 'node:http'

const NAME = 'vitrine'

/**
 * Runs work in a span, which ends with the work. A failure marks the span without the message of its error, which may contain data of visitors.
 *
 * Without an SDK of OpenTelemetry, which the operator loads, no span is recorded.
 */
export function traced<T>(name: string, kind: 'internal' | 'client', work: () => Promise<T>): Promise<T> {
  return trace.getTracer(NAME).startActiveSpan(name, { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL }, (span) => untilEnd(span, work))
}

/** Runs the answer to a request in a span that continues the trace of the client. `work` gets the trace id, or `undefined` if no span is recorded. */
export function tracedRequest<T>(headers: IncomingHttpHeaders, work: (traceId: string | undefined) => Promise<T>): Promise<T> {
  const parent = propagation.extract(context.active(), headers)
  return trace
    .getTracer(NAME)
    .startActiveSpan('request', { kind: SpanKind.SERVER }, parent, (span) =>
      span.isRecording() ? untilEnd(span, () => work(span.spanContext().traceId)) : work(undefined),
    )
}

/** Adds attributes to the span of the current work. If no span is recorded, they are not computed. */
export function describeSpan(attributes: () => Attributes): void {
  const span = trace.getActiveSpan()
  if (span?.isRecording()) span.setAttributes(attributes())
}

async function untilEnd<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
    throw error
  } finally {
    span.end()
  }
}
