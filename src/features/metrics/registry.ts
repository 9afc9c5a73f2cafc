/** A metric in the exposition formats of Prometheus. Its labels take few values, which the code lists: never input of visitors. */
export interface Metric {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  /** Returns the lines of its samples. Only OpenMetrics permits exemplars. */
  samples(withExemplars: boolean): readonly string[] | Promise<readonly string[]>
}

/** One time series of a counter. Callers that count often keep it, and skip the lookup of its labels. */
export interface Series {
  value: number
}

/** Counts events by label values. Its name ends with `_total`. */
export class Counter<Label extends string> implements Metric {
  readonly type = 'counter'
  readonly name: string
  readonly help: string
  readonly #labels: readonly Label[]
  readonly #series = new Map<string, Series>()

  constructor(name: string, help: string, labels: readonly Label[]) {
    this.name = name
    this.help = help
    this.#labels = labels
  }

  /** Returns the series of label values, which begins with 0. */
  series(values: Readonly<Record<Label, string>>): Series {
    const key = labelText(this.#labels, values)
    const series = this.#series.get(key) ?? { value: 0 }
    this.#series.set(key, series)
    return series
  }

  samples(): string[] {
    return [...this.#series].map(([labels, { value }]) => `${this.name}${labels} ${value}`)
  }
}

/** Reads values when they are requested. `read` returns `undefined` if there is no value. */
export class Gauge implements Metric {
  readonly type: 'gauge' | 'counter'
  readonly name: string
  readonly help: string
  readonly #read: () => number | undefined | Promise<number | undefined>

  /** A name that ends with `_total` declares a counter, whose value another module counts. */
  constructor(name: string, help: string, read: () => number | undefined | Promise<number | undefined>) {
    this.name = name
    this.help = help
    this.type = name.endsWith('_total') ? 'counter' : 'gauge'
    this.#read = read
  }

  async samples(): Promise<string[]> {
    const value = await this.#read()
    return value === undefined ? [] : [`${this.name} ${value}`]
  }
}

/** The last observation in a bucket that belongs to a request. */
interface Exemplar {
  readonly id: string
  readonly value: number
  readonly at: number
}

interface Distribution {
  readonly counts: number[]
  readonly exemplars: (Exemplar | undefined)[]
  sum: number
  count: number
}

/** Counts durations in seconds by buckets. Each bucket names the last request in it, so that a slow one can be found in logs and traces. */
export class Histogram<Label extends string> implements Metric {
  readonly type = 'histogram'
  readonly name: string
  readonly help: string
  readonly #labels: readonly Label[]
  readonly #bounds: readonly number[]
  readonly #series = new Map<string, { readonly values: Readonly<Record<Label, string>>; readonly of: Distribution }>()

  /** `bounds` are the upper bounds of the buckets in seconds, in ascending order. */
  constructor(name: string, help: string, labels: readonly Label[], bounds: readonly number[]) {
    this.name = name
    this.help = help
    this.#labels = labels
    this.#bounds = bounds
  }

  /** Adds a duration in seconds. `id` is the id of its request. */
  observe(values: Readonly<Record<Label, string>>, value: number, id?: string): void {
    const key = labelText(this.#labels, values)
    const { of } = this.#series.get(key) ?? { of: { counts: [...this.#bounds, Infinity].map(() => 0), exemplars: [], sum: 0, count: 0 } }
    this.#series.set(key, { values, of })
    const bucket = this.#bounds.findIndex((bound) => value <= bound)
    const at = bucket < 0 ? this.#bounds.length : bucket
    of.counts[at] = (of.counts[at] ?? 0) + 1
    of.sum += value
    of.count += 1
    if (id !== undefined) of.exemplars[at] = { id, value, at: Date.now() / 1000 }
  }

  samples(withExemplars: boolean): string[] {
    return [...this.#series.values()].flatMap(({ values, of: { counts, exemplars, sum, count } }) => {
      let below = 0
      const buckets = counts.map((inBucket, at) => {
        below += inBucket
        const le = at < this.#bounds.length ? String(this.#bounds[at]) : '+Inf'
        const exemplar = withExemplars ? exemplars[at] : undefined
        const note = exemplar ? ` # {trace_id="${escaped(exemplar.id)}"} ${exemplar.value} ${exemplar.at}` : ''
        return `${this.name}_bucket${labelText([...this.#labels, 'le'], { ...values, le })} ${below}${note}`
      })
      const labels = labelText(this.#labels, values)
      return [...buckets, `${this.name}_sum${labels} ${sum}`, `${this.name}_count${labels} ${count}`]
    })
  }
}

/** Media type of the text format of Prometheus, and of OpenMetrics. */
export const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8'
export const OPEN_METRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

/** Writes metrics in the text format of Prometheus, or in OpenMetrics with exemplars. */
export async function exposition(metrics: readonly Metric[], isOpenMetrics: boolean): Promise<string> {
  const families = await Promise.all(
    metrics.map(async (metric) => {
      // OpenMetrics names the family of a counter without the suffix of its samples.
      const name = isOpenMetrics && metric.type === 'counter' ? metric.name.replace(/_total$/, '') : metric.name
      return [`# HELP ${name} ${metric.help}`, `# TYPE ${name} ${metric.type}`, ...(await metric.samples(isOpenMetrics))]
    }),
  )
  return `${[...families.flat(), ...(isOpenMetrics ? ['# EOF'] : [])].join('\n')}\n`
}

/**
 * Returns labels as samples name them.
 * @example labelText(['kind'], { kind: 'page' }) // {kind="page"}
 */
function labelText<Label extends string>(labels: readonly Label[], values: Readonly<Record<Label, string>>): string {
  return labels.length === 0 ? '' : `{${labels.map((label) => `${label}="${escaped(values[label])}"`).join(',')}}`
}

function escaped(value: string): string {
  return value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')
}
