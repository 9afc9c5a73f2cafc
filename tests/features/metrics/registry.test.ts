import { expect, test, vi } from 'vitest'
import { Counter, exposition, Gauge, Histogram } from '../../../src/features/metrics/registry.ts'

test('exposition: writes counters, gauges and histograms in the text format of Prometheus', async () => {
  const requests = new Counter('site_requests_total', 'Requests.', ['kind', 'status'])
  requests.series({ kind: 'page', status: '2xx' }).value += 2
  requests.series({ kind: 'a "b"\n', status: '5xx' }).value += 1
  const durations = new Histogram('site_duration_seconds', 'Durations.', ['kind'], [0.1, 1])
  for (const seconds of [0.05, 0.1, 0.5, 20]) durations.observe({ kind: 'page' }, seconds, 'abc')
  const gauges = [new Gauge('site_length', 'Length.', () => 3), new Gauge('site_age_seconds', 'Age.', async () => undefined)]
  expect(await exposition([requests, durations, ...gauges], false)).toBe(
    [
      '# HELP site_requests_total Requests.',
      '# TYPE site_requests_total counter',
      'site_requests_total{kind="page",status="2xx"} 2',
      'site_requests_total{kind="a \\"b\\"\\n",status="5xx"} 1',
      '# HELP site_duration_seconds Durations.',
      '# TYPE site_duration_seconds histogram',
      'site_duration_seconds_bucket{kind="page",le="0.1"} 2',
      'site_duration_seconds_bucket{kind="page",le="1"} 3',
      'site_duration_seconds_bucket{kind="page",le="+Inf"} 4',
      'site_duration_seconds_sum{kind="page"} 20.65',
      'site_duration_seconds_count{kind="page"} 4',
      '# HELP site_length Length.',
      '# TYPE site_length gauge',
      'site_length 3',
      '# HELP site_age_seconds Age.',
      '# TYPE site_age_seconds gauge',
      '',
    ].join('\n'),
  )
})

test('exposition: in OpenMetrics, a bucket names the last request in it, and counters lose their suffix', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  const renders = new Histogram('render_seconds', 'Renders.', [], [0.1])
  renders.observe({}, 0.02, 'first')
  renders.observe({}, 0.03, 'second')
  renders.observe({}, 7)
  const text = await exposition([renders, new Counter('calls_total', 'Calls.', [])], true)
  vi.useRealTimers()
  expect(text.split('\n')).toEqual([
    '# HELP render_seconds Renders.',
    '# TYPE render_seconds histogram',
    'render_seconds_bucket{le="0.1"} 2 # {trace_id="second"} 0.03 1800000000',
    'render_seconds_bucket{le="+Inf"} 3',
    'render_seconds_sum 7.05',
    'render_seconds_count 3',
    '# HELP calls Calls.',
    '# TYPE calls counter',
    '# EOF',
    '',
  ])
})
