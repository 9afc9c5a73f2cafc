import { setTimeout } from 'node:timers/promises'
import { DeliveryError } from '../error.ts'

const PAUSE_MS = 500

/** Retries a reading until a space has been copied for the first time, at most for a limited time. Other errors are thrown at once. */
export async function onceCopied<T>(read: () => Promise<T>, maxMs: number, pauseMs = PAUSE_MS): Promise<T> {
  const until = performance.now() + maxMs
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof DeliveryError && error.about === 'first-copy') || performance.now() + pauseMs > until) throw error
      await setTimeout(pauseMs)
    }
  }
}
