/** The part of `Map`, `WeakMap` and `LRUCache` that `memoize` needs. */
interface Results<K, V> {
  get(key: K): Memoized<V> | undefined
  set(key: K, value: Memoized<V>): unknown
  delete(key: K): unknown
}

/** A cached result of `memoize`. */
export interface Memoized<V> {
  readonly value: V
}

/**
 * Computes the result of a function once per argument.
 *
 * `results` decides how long results are cached: a `WeakMap` as long as their argument, a `Map` forever, an `LRUCache` up to its size.
 * Concurrent callers share a promise. A promise that rejects is not cached.
 *
 * @example
 * const segmenterOf = memoize((language: string) => new Intl.Segmenter(language), new Map())
 */
export function memoize<K, V>(compute: (key: K) => V, results: Results<K, V>): (key: K) => V {
  return (key) => {
    const known = results.get(key)
    if (known) return known.value
    const own = { value: compute(key) }
    results.set(key, own)
    if (own.value instanceof Promise) {
      own.value.catch(() => {
        if (results.get(key) === own) results.delete(key)
      })
    }
    return own.value
  }
}
