import { vi } from 'vitest'

/** Resolves when a check passes. The limit is long enough for a busy machine. */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 10 })
}
